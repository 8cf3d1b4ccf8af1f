/** Street names by country and language that most towns are likely to have. */

const list = (text: string): readonly string[] => text.split('|').map((name) => name.trim());

export const GERMAN_STREETS = list(
  `Hauptstraße|Bahnhofstraße|Gartenstraße|Schulstraße|Lindenstraße|Bergstraße|Dorfstraße|Kirchstraße|Waldstraße|Ringstraße
  |Birkenweg|Ahornweg|Buchenweg|Eichenallee|Kastanienallee|Rosenweg|Fliederweg|Amselweg|Meisenweg|Lerchenstraße|Finkenweg
  |Goethestraße|Schillerstraße|Mozartstraße|Beethovenstraße|Lessingstraße|Uhlandstraße|Eichendorffstraße|Heinrich-Heine-Straße
  |Bismarckstraße|Wilhelmstraße|Friedrichstraße|Kaiserstraße|Königstraße|Karl-Marx-Straße|Ernst-Thälmann-Straße|Rathausplatz
  |Marktplatz|Am Markt|Am Mühlenbach|Mühlenweg|Mühlstraße|Am Deich|Deichstraße|Hafenstraße|Am Alten Hafen|Strandstraße|Seestraße
  |An der Bäke|Langer Kamp|Achtern Diek|Sandweg|Heideweg|Moorweg|Feldstraße|Wiesenstraße|Wiesengrund|Am Hang|Sonnenhang
  |Im Winkel|Zum Sportplatz|Am Sportplatz|Neue Straße|Breite Straße|Lange Straße|Kurze Straße|Mittelstraße|Hinter der Mauer
  |Am Stadtgraben|Klosterstraße|Burgstraße|Schloßstraße|Parkstraße|Poststraße|Industriestraße|Gewerbepark|Robert-Bosch-Straße
  |Rudolf-Diesel-Straße|Siemensstraße|Max-Planck-Straße|Theodor-Heuss-Straße|Konrad-Adenauer-Allee|Willy-Brandt-Straße
  |Sophie-Scholl-Weg|Clara-Zetkin-Straße|Geschwister-Scholl-Straße|Hölderlinstraße|Jahnstraße|Turnerstraße|Brunnenstraße
  |Brückenstraße|Weserstraße|Elbchaussee|Rheinstraße|Mainzer Straße|Berliner Straße|Hamburger Straße|Dresdner Straße
  |Breslauer Straße|Danziger Straße|Königsberger Straße|Schlesische Straße|Sudetenstraße|Grüner Weg|Kiefernweg|Tannenweg
  |Ulmenstraße|Holunderweg|Schlehenweg|Veilchenweg|Tulpenweg|Nelkenweg|Kleiststraße|Röntgenstraße|Virchowstraße|Kolpingstraße`,
);

export const AUSTRIAN_STREETS = list(
  `Hauptstraße|Dorfstraße|Bahnhofstraße|Kirchengasse|Schulgasse|Feldgasse|Gartengasse|Lindengasse|Wiesengasse|Bergstraße
  |Mühlgasse|Mühlweg|Brunnenweg|Sonnenweg|Waldweg|Am Anger|Am Bichl|Oberdorf|Unterdorf|Innstraße|Salzburger Straße|Wiener Straße
  |Grazer Straße|Linzer Straße|Innsbrucker Straße|Kaiser-Josef-Platz|Kaiser-Franz-Ring|Rathausplatz|Hauptplatz|Stadtplatz
  |Marktgasse|Färbergasse|Gerbergasse|Schmiedgasse|Badgasse|Bachgasse|Raiffeisenstraße|Mozartstraße|Haydngasse|Schubertstraße
  |Beethovengasse|Peter-Rosegger-Straße|Anton-Bruckner-Straße|Andreas-Hofer-Straße|Josef-Haas-Weg|Dr.-Karl-Renner-Straße
  |Roseggerweg|Alpenstraße|Seestraße|Uferweg|Schloßstraße|Burggasse|Römerstraße|Tauernstraße|Gewerbestraße|Industriezeile
  |Neubaugasse|Favoritenweg|Kreuzgasse|Stiftgasse|Florianigasse|Josefigasse|Sebastianweg|Martinsplatz|Leopoldigasse`,
);

export const SWISS_GERMAN_STREETS = list(
  `Bahnhofstrasse|Hauptstrasse|Dorfstrasse|Kirchgasse|Schulhausstrasse|Seestrasse|Bergstrasse|Gartenstrasse|Industriestrasse
  |Zürcherstrasse|Bernstrasse|Luzernerstrasse|Baslerstrasse|Winterthurerstrasse|Landstrasse|Unterdorfstrasse|Oberdorfstrasse
  |Alte Landstrasse|Im Grund|Im Feld|Rebweg|Rebbergstrasse|Sonnenbergstrasse|Sonnhalde|Höhenweg|Wiesenstrasse|Mattenweg
  |Mühlegasse|Brunngasse|Poststrasse|Rosenweg|Birkenweg|Tannenweg|Lindenweg|Buchenstrasse|Blumenstrasse|Weststrasse|Ostring
  |Neugasse|Langstrasse|Rosengartenstrasse|Gotthardstrasse|Rigistrasse|Säntisstrasse|Pilatusstrasse|Alpenweg|Eigerweg
  |Rütistrasse|Chilegass|Hofmattweg|Steinackerstrasse|Bachtelweg|Wehntalerstrasse|Feldeggstrasse|Spitalgasse|Marktgasse`,
);

export const SWISS_FRENCH_STREETS = list(
  `Rue du Lac|Rue de la Gare|Avenue de la Gare|Rue Centrale|Grand-Rue|Rue du Stand|Chemin des Vignes|Chemin du Bois|Rue Neuve
  |Avenue de Lausanne|Rue de Genève|Route de Berne|Place du Marché|Rue du Simplon|Chemin de la Colline|Rue des Alpes
  |Avenue des Alpes|Quai du Rhône|Rue Jean-Jacques-Rousseau|Chemin des Cèdres|Route du Village|Rue de l’Hôpital`,
);

export const SWISS_ITALIAN_STREETS = list(
  `Via Cantonale|Via Stazione|Via Nassa|Via San Gottardo|Via Cattedrale|Via al Lago|Via Motta|Via Pretorio|Piazza Grande
  |Via delle Scuole|Via alla Chiesa|Via Lugano|Via Luini|Contrada Maggiore`,
);
