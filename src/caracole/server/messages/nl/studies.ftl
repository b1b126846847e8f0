## Studies
study-refused = Deze studie wordt geweigerd: { $why }
study-shape = dit is geen studie: { $why }
study-chapter = hoofdstuk { $chapter }: { $why }
study-long = het heeft meer dan { $most } stappen
study-position = dit is geen stelling van het spel ({ $why })
studies-many = Je hebt zoveel studies als is toegestaan ({ $most }).
study-not-yours = Deze studie is van iemand anders.
