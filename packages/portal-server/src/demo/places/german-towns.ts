/**
 * German towns with a delivery post code each; large cities are listed several times. A cleaned subset of the GeoNames postal code data
 * (https://www.geonames.org), CC BY 4.0, credit GeoNames: see README.md beside this file.
 */
export const GERMAN_TOWNS = `
01097 Dresden|01139 Dresden|01189 Dresden|01259 Dresden|01326 Dresden|01445 Radebeul|01589 Riesa
01662 Meißen|01705 Freital|01796 Pirna|01917 Kamenz|01968 Senftenberg|02625 Bautzen|02763 Zittau
02827 Görlitz|02977 Hoyerswerda|03046 Cottbus|03053 Cottbus|04109 Leipzig|04179 Leipzig|04275 Leipzig
04315 Leipzig|04347 Leipzig|04600 Altenburg|04668 Grimma|04720 Döbeln|04860 Torgau|06217 Merseburg
06406 Bernburg|06484 Quedlinburg|06618 Naumburg|06667 Weißenfels|06846 Dessau|06861 Dessau-Roßlau
06889 Lutherstadt Wittenberg|07546 Gera|07551 Gera|07745 Jena|07749 Jena|08058 Zwickau|08064 Zwickau
08527 Plauen|09113 Chemnitz|09120 Chemnitz|09127 Chemnitz|09456 Annaberg-Buchholz|09599 Freiberg
10318 Berlin|10559 Berlin|10777 Berlin|12051 Berlin|12165 Berlin|12349 Berlin|12529 Berlin|12687 Berlin
13159 Berlin|13439 Berlin|13595 Berlin|14163 Berlin|14469 Potsdam|14480 Potsdam|14612 Falkensee
14712 Rathenow|14774 Brandenburg an der Havel|14943 Luckenwalde|15711 Königs Wusterhausen
16227 Eberswalde|16321 Bernau|16515 Oranienburg|16816 Neuruppin|16928 Schönebeck|17034 Neubrandenburg
17235 Neustrelitz|17268 Templin|17291 Prenzlau|17389 Anklam|17438 Wolgast|17491 Greifswald|18057 Rostock
18069 Rostock|18109 Rostock|18146 Rostock|18209 Bad Doberan|18225 Kühlungsborn|18273 Güstrow
18311 Ribnitz-Damgarten|18437 Stralsund|18528 Bergen auf Rügen|18546 Sassnitz|19055 Schwerin
19061 Schwerin|19288 Ludwigslust|19370 Parchim|20148 Hamburg|20359 Hamburg|21039 Hamburg
21244 Buchholz in der Nordheide|21337 Lüneburg|21502 Geesthacht|21614 Buxtehude|21683 Stade
22043 Hamburg|22117 Hamburg|22299 Hamburg|22393 Hamburg|22523 Hamburg|22609 Hamburg|22848 Norderstedt
22880 Wedel|22926 Ahrensburg|23552 Lübeck|23558 Lübeck|23564 Lübeck|23569 Lübeck
23669 Timmendorfer Strand|23701 Eutin|23730 Neustadt in Holstein|23769 Fehmarn|23843 Bad Oldesloe
23879 Mölln|23909 Ratzeburg|23968 Wismar|24106 Kiel|24113 Kiel|24143 Kiel|24148 Kiel|24211 Preetz
24306 Plön|24340 Eckernförde|24537 Neumünster|24768 Rendsburg|24837 Schleswig|24939 Flensburg
24943 Flensburg|25336 Elmshorn|25348 Glückstadt|25421 Pinneberg|25524 Itzehoe|25746 Heide|25761 Büsum
25813 Husum|25826 Sankt Peter-Ording|25832 Tönning|25899 Niebüll|25980 Westerland|26122 Oldenburg
26127 Oldenburg|26133 Oldenburg|26316 Varel|26384 Wilhelmshaven|26388 Wilhelmshaven|26441 Jever
26506 Norden|26548 Norderney|26605 Aurich|26723 Emden|26871 Papenburg|26919 Brake|26954 Nordenham
27404 Zeven|27432 Bremervörde|27476 Cuxhaven|27570 Bremerhaven|27578 Bremerhaven
27711 Osterholz-Scharmbeck|27753 Delmenhorst|28201 Bremen|28215 Bremen|28279 Bremen|28335 Bremen
28757 Bremen|29225 Celle|29525 Uelzen|29614 Soltau|30163 Hannover|30175 Hannover|30453 Hannover
30539 Hannover|30657 Hannover|30826 Garbsen|30853 Langenhagen|31135 Hildesheim|31139 Hildesheim
31226 Peine|31275 Lehrte|31515 Wunstorf|31787 Hameln|32051 Herford|32427 Minden|32547 Bad Oeynhausen
32657 Lemgo|32758 Detmold|33100 Paderborn|33104 Paderborn|33330 Gütersloh|33334 Gütersloh
33605 Bielefeld|33617 Bielefeld|33699 Bielefeld|34121 Kassel|34131 Kassel|34497 Korbach|35041 Marburg
35394 Gießen|35582 Wetzlar|36041 Fulda|36251 Bad Hersfeld|36304 Alsfeld|37075 Göttingen|37083 Göttingen
37115 Duderstadt|37154 Northeim|37269 Eschwege|37574 Einbeck|37671 Höxter|38102 Braunschweig
38112 Braunschweig|38122 Braunschweig|38228 Salzgitter|38239 Salzgitter|38442 Wolfsburg|38446 Wolfsburg
38518 Gifhorn|38642 Goslar|38820 Halberstadt|38855 Wernigerode|39106 Magdeburg|39116 Magdeburg
39126 Magdeburg|39576 Stendal|40213 Düsseldorf|40229 Düsseldorf|40470 Düsseldorf|40545 Düsseldorf
40599 Düsseldorf|40668 Meerbusch|40723 Hilden|40882 Ratingen|41066 Mönchengladbach|41199 Mönchengladbach
41464 Neuss|41470 Neuss|41516 Grevenbroich|41541 Dormagen|41749 Viersen|42109 Wuppertal|42279 Wuppertal
42349 Wuppertal|42553 Velbert|42655 Solingen|42699 Solingen|42855 Remscheid|42897 Remscheid
42929 Wermelskirchen|44141 Dortmund|44229 Dortmund|44289 Dortmund|44359 Dortmund|44534 Lünen
44579 Castrop-Rauxel|44627 Herne|44651 Herne|44793 Bochum|44805 Bochum|44879 Bochum|45133 Essen
45145 Essen|45277 Essen|45355 Essen|45527 Hattingen|45659 Recklinghausen|45663 Recklinghausen
45721 Haltern am See|45770 Marl|45884 Gelsenkirchen|45894 Gelsenkirchen|45966 Gladbeck|46049 Oberhausen
46147 Oberhausen|46238 Bottrop|46242 Bottrop|46284 Dorsten|46397 Bocholt|46485 Wesel|46537 Dinslaken
47058 Duisburg|47169 Duisburg|47239 Duisburg|47443 Moers|47447 Moers|47533 Kleve|47608 Geldern
47800 Krefeld|47809 Krefeld|47906 Kempen|48155 Münster|48231 Warendorf|48431 Rheine|48529 Nordhorn
48653 Coesfeld|48683 Ahaus|49076 Osnabrück|49082 Osnabrück|49088 Osnabrück|49377 Vechta|49479 Ibbenbüren
49661 Cloppenburg|49716 Meppen|49809 Lingen|50171 Kerpen|50226 Frechen|50259 Pulheim|50321 Brühl
50354 Hürth|50672 Köln|50733 Köln|50823 Köln|50931 Köln|50969 Köln|51067 Köln|51143 Köln
51373 Leverkusen|51379 Leverkusen|51429 Bergisch Gladbach|51467 Bergisch Gladbach|51645 Gummersbach
52066 Aachen|52076 Aachen|52249 Eschweiler|52353 Düren|53115 Bonn|53127 Bonn|53225 Bonn|53604 Bad Honnef
53639 Königswinter|53721 Siegburg|53757 Sankt Augustin|53842 Troisdorf|53881 Euskirchen|54292 Trier
54295 Trier|54516 Wittlich|54634 Bitburg|55120 Mainz|55129 Mainz|55218 Ingelheim am Rhein|55232 Alzey
55545 Bad Kreuznach|55743 Idar-Oberstein|56070 Koblenz|56076 Koblenz|56154 Boppard|56410 Montabaur
56566 Neuwied|56626 Andernach|56727 Mayen|56729 Langenfeld|56812 Cochem|57074 Siegen|57078 Siegen
57462 Olpe|58093 Hagen|58119 Hagen|58454 Witten|58511 Lüdenscheid|58640 Iserlohn|59071 Hamm|59425 Unna
59494 Soest|59557 Lippstadt|59759 Arnsberg|59872 Meschede|59929 Brilon|59955 Winterberg
60313 Frankfurt am Main|60326 Frankfurt am Main|60433 Frankfurt am Main|60489 Frankfurt am Main
61169 Friedberg|61231 Bad Nauheim|61440 Oberursel|63071 Offenbach|63110 Rodgau|63128 Dietzenbach
63303 Dreieich|63454 Hanau|63741 Aschaffenburg|63897 Miltenberg|64287 Darmstadt|64295 Darmstadt
64625 Bensheim|64720 Michelstadt|65187 Wiesbaden|65195 Wiesbaden|65203 Wiesbaden|65428 Rüsselsheim
65553 Limburg an der Lahn|65929 Frankfurt am Main|66119 Saarbrücken|66130 Saarbrücken|66333 Völklingen
66424 Homburg|66482 Zweibrücken|66663 Merzig|66740 Saarlouis|66954 Pirmasens|67061 Ludwigshafen am Rhein
67069 Ludwigshafen am Rhein|67346 Speyer|67434 Neustadt an der Weinstraße|67550 Worms
67659 Kaiserslautern|67744 Kappeln|68163 Mannheim|68219 Mannheim|68305 Mannheim|69118 Heidelberg
69124 Heidelberg|69469 Weinheim|70178 Stuttgart|70191 Stuttgart|70329 Stuttgart|70439 Stuttgart
70597 Stuttgart|70736 Fellbach|71034 Böblingen|71067 Sindelfingen|71334 Waiblingen|71522 Backnang
71638 Ludwigsburg|72074 Tübingen|72202 Nagold|72250 Freudenstadt|72336 Balingen|72459 Albstadt
72488 Sigmaringen|72555 Metzingen|72622 Nürtingen|72762 Reutlingen|72768 Reutlingen|73035 Göppingen
73230 Kirchheim unter Teck|73432 Aalen|73527 Schwäbisch Gmünd|73732 Esslingen am Neckar|74074 Heilbronn
74080 Heilbronn|74523 Schwäbisch Hall|74564 Crailsheim|74653 Künzelsau|74821 Mosbach|74889 Sinsheim
75173 Pforzheim|75180 Pforzheim|75365 Calw|76135 Karlsruhe|76185 Karlsruhe|76227 Karlsruhe|76437 Rastatt
76532 Baden-Baden|76646 Bruchsal|76829 Landau in der Pfalz|77654 Offenburg|77694 Kehl|77815 Bühl
78052 Villingen-Schwenningen|78224 Singen|78315 Radolfzell am Bodensee|78464 Konstanz|78467 Konstanz
78532 Tuttlingen|78628 Rottweil|79102 Freiburg im Breisgau|79110 Freiburg im Breisgau
79115 Freiburg im Breisgau|79312 Emmendingen|79540 Lörrach|79576 Weil am Rhein|79761 Waldshut-Tiengen
79822 Titisee-Neustadt|80337 München|80638 München|80799 München|80935 München|81241 München
81373 München|81541 München|81673 München|81827 München|82110 Germering|82256 Fürstenfeldbruck
82319 Starnberg|82362 Weilheim in Oberbayern|82467 Garmisch-Partenkirchen|82481 Mittenwald
83024 Rosenheim|83209 Prien am Chiemsee|83278 Traunstein|83435 Bad Reichenhall|83471 Berchtesgaden
83646 Bad Tölz|83684 Tegernsee|83714 Miesbach|84032 Landshut|84130 Dingolfing|84453 Mühldorf am Inn
84489 Burghausen|84503 Altötting|85051 Ingolstadt|85055 Ingolstadt|85072 Eichstätt|85221 Dachau
85276 Pfaffenhofen an der Ilm|85356 Freising|85435 Erding|85560 Ebersberg|85716 Unterschleißheim
86153 Augsburg|86161 Augsburg|86169 Augsburg|86609 Donauwörth|86720 Nördlingen|86899 Landsberg am Lech
87435 Kempten|87439 Kempten|87527 Sonthofen|87561 Oberstdorf|87600 Kaufbeuren|87629 Füssen
87700 Memmingen|88046 Friedrichshafen|88213 Ravensburg|88239 Wangen im Allgäu|88250 Weingarten
88400 Biberach an der Riß|88662 Überlingen|89073 Ulm|89079 Ulm|89233 Neu-Ulm|89312 Günzburg
89407 Dillingen an der Donau|89520 Heidenheim an der Brenz|90408 Nürnberg|90429 Nürnberg|90451 Nürnberg
90469 Nürnberg|90482 Nürnberg|90763 Fürth|90766 Fürth|91054 Erlangen|91058 Erlangen|91126 Schwabach
91301 Forchheim|91522 Ansbach|91719 Heidenheim|92224 Amberg|92318 Neumarkt in der Oberpfalz
92421 Schwandorf|92637 Weiden|93049 Regensburg|93057 Regensburg|93413 Cham|94034 Passau|94227 Zwiesel
94315 Straubing|94469 Deggendorf|95030 Hof|95326 Kulmbach|95447 Bayreuth|95666 Leonberg|96050 Bamberg
96317 Kronach|96450 Coburg|96515 Sonneberg|97074 Würzburg|97082 Würzburg|97292 Holzkirchen
97318 Kitzingen|97422 Schweinfurt|97688 Bad Kissingen|97816 Lohr am Main|97877 Wertheim
97980 Bad Mergentheim|98528 Suhl|98693 Ilmenau|99086 Erfurt|99092 Erfurt|99098 Erfurt|99310 Arnstadt
99425 Weimar|99734 Nordhausen|99817 Eisenach|99867 Gotha|99974 Mühlhausen`;
