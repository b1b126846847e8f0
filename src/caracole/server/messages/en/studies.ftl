## Studies
study-refused = This study is refused: { $why }
study-shape = not a study: { $why }
study-chapter = chapter { $chapter }: { $why }
study-long = it has more than { $most } steps
study-position = this is no position of the game ({ $why })
studies-many = You have as many studies as one may have ({ $most }).
study-not-yours = This study is somebody else’s.
