/** Endings of streets, of fields and waters that streets are called after, and of houses. */
export const STREET_ENDINGS = `
  straße strasse str weg wege allee platz plätze plätzle gasse gässle gässchen ring damm ufer chaussee kai quai stieg stiege steig pfad steg twiete zeile reihe promenade passage esplanade
  hof höfe gut schloss schlössle burg mühle berg berge bergl feld felder brücke park höhe höhen siedlung haus häuser hus hüs kirche kloster hafen wall graben anger tal thal bach au aue auen
  see insel heide moor wald busch holz garten gärten markt tor turm bahnhof bad bruch brunnen campus centrum zentrum center deich dorf eck ecke eichen esch fleet forst furt grund hag hagen hain
  hallig halde hang heim hecke hörn horst hügel hütte kamp kanal kante kate kaute kolonie koog koppel kuhle lehen leite leiten lohe marsch matt matte moos rain rampe ried riede rondell ruh
  sand schanze schleuse sohl speicher spitze stadt staden stein strand teich terrasse terrassen treppe trift warft warte wehr weide weiden weiler weiher weinberg werder wiese wiesen winkel wurt
  zeche ziegelei kreuz linde linden buche tanne eiche birken rosen bleiche bleichen wasser furth gries lacken zeilen hufe hufen acker äcker gewann viertel quartier
  hotel pension gasthof gasthaus klinik klinikum krankenhaus spital universität hochschule schule kita kindergarten rathaus kaserne praxis apotheke campingplatz flughafen airport terminal werk
  feldmark colonnaden kolonnaden brink masch planken vorwerk domäne bastei bült
  fabrik alm alp hütten gärtnerei weingut villa residenz wohnanlage gewerbegebiet gewerbepark industriegebiet industriepark messegelände gelände arkaden stift heimstatt pfarramt kapelle museum theater`;

/** Words of streets, and of houses with a name, in other languages. */
export const STREET_WORDS = `
  street road avenue lane drive close way square court place terrace crescent boulevard rue route chemin impasse via viale piazza corso calle plaza avenida straat laan plein weg gracht dijk
  vej gade gatan vägen ulica ul cottage farm house manor lodge postfach packstation paketstation postfiliale`;

/** Words before the name of what a street leads to, as parts of a regular expression. */
export const STREET_BEGINNINGS = String.raw`
  am an auf im in bei\s+(?:der|den|dem|st\.?|sankt) beim zum zur zu unter unterm hinter hinterm vor vorm über überm ob oberm nächst gegenüber neben zwischen ober unteres oberes untere obere unterer oberer hintere vordere hinterer
  vorderer große großer großes kleine kleiner kleines lange langer hohe hoher neue neuer neues alte alter altes rue via viale piazza calle plaza avenida rua`;

/** Words that are no streets although they end like one. */
export const NO_STREET_ENDINGS = `anhang geheim daheim zweck check scheck direktor doktor weihnachtsmarkt wochenmarkt flohmarkt kundenpark zusammenhang vorgang rückweg abweg`;

/** Words of houses and estates that stand alone, in place of a street and its number: `Gut Neuhof`, `Altes Forsthaus`. */
export const HOUSE_WORDS = `
  gut rittergut weingut landgut schloss jagdschloss burg hof kloster stift abtei villa forsthaus pfarrhaus gutshof gutshaus herrenhaus mühle vorwerk domäne insel hallig hotel gasthof gasthaus
  pension kaserne klinik klinikum krankenhaus campingplatz flughafen`;
