# Légendes des images des règles (`diagrams.toml`).

diagram-start = Les deux armées sur deux lignes, à sept cases l’une de l’autre, tous tournés vers un angle : personne ne peut tirer au premier tour.
diagram-budgets = Ce qui reste d’un tour : trois mouvements pour les canons, deux sur quatre pour les soldats, cinq pour les cavaliers ; et un tir par arme.
diagram-half-turn = La demi-rotation du départ est gratuite. Vers la droite, ces soldats regardent au nord-est et peuvent avancer de quatre cases. Les nombres sont des prix.
diagram-axis = Un plateau ne va que là où il regarde. Pour toute autre direction il doit d’abord tourner, et c’est un mouvement.
diagram-blocked-way = La case devant est prise : on ne pousse personne. La cavalerie doit tourner.
diagram-gunners = Avec trois servants le canon peut tourner, pas rouler. Un quatrième soldat du plateau qui le regarde le fait rouler.
diagram-transfer = Le plateau de gauche regarde celui de droite et peut lui donner un soldat, cinq étant le maximum. Celui de droite regarde ailleurs et ne peut rien donner.
diagram-ahead = Droit devant, à deux cases : un tir. L’ennemi derrière est plus près, mais on ne tire pas en arrière vers son camp.
diagram-ranges = Les soldats portent à deux cases, le canon à trois, la cavalerie frappe la voisine.
diagram-over = Le canon tire par-dessus l’épave. La cavalerie amie est dans la ligne des soldats : pas de tir.
diagram-wreck = Un cinq de canon à canon : le canon est détruit, ses servants tombent, et l’épave reste là pour toujours.
diagram-beaten = Deux canons avec un servant chacun et aucune cible dans leur ligne : ils ne peuvent rien. Dès que leur tour commence, un seul cavalier a gagné.
