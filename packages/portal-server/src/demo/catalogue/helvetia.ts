import { readProductLines } from './product-lines.js';

/** Swiss design and food. */
export const HELVETIA_PRODUCTS = readProductLines(
  '7640193',
  `
HV-100-01 | Fondue-Caquelon Keramik 22 cm, rot | 79.00 | Stk | 2.60 | 69120023 | 6
HV-100-02 | Fondue-Set Gusseisen, 6 Personen | 189.00 | Set | 5.40 | 73239200 | 3
HV-100-03 | Fonduegabeln Edelstahl, 6 Stk | 29.90 | Set | 0.32 | 82152010 | 6
HV-100-04 | Fonduemischung moitié-moitié 800 g | 24.50 | Pkg | 0.84 | 04069099 | 9
HV-100-05 | Raclette-Öfeli für 2 Personen, Rechaudkerzen | 34.90 | Stk | 0.95 | 73239300 | 7
HV-100-06 | Raclettekäse nature, Block ca. 800 g | 21.90 | Stk | 0.86 | 04069079 | 8
HV-110-01 | Sackmesser 12 Funktionen, rot | 39.00 | Stk | 0.08 | 82119300 | 9
HV-110-02 | Sackmesser 12 Funktionen, Nussbaum | 64.00 | Stk | 0.09 | 82119300 | 5
HV-110-03 | Gemüsemesser Wellenschliff 11 cm, 2 Stk | 12.90 | Pkg | 0.06 | 82119200 | 9
HV-110-04 | Brotmesser 26 cm, Birnbaum | 119.00 | Stk | 0.21 | 82119200 | 3
HV-110-05 | Sparschäler Aluguss | 6.50 | Stk | 0.03 | 82055100 | 10
HV-110-06 | Röstiraffel Edelstahl | 22.90 | Stk | 0.24 | 82055100 | 6
HV-120-01 | Trinkflasche Aluminium 0,6 l, alpinweiss | 27.90 | Stk | 0.14 | 76151080 | 8
HV-120-02 | Trinkflasche Aluminium 1,0 l, matt schwarz | 31.90 | Stk | 0.18 | 76151080 | 6
HV-120-03 | Umhängetasche Lastwagenplane, Unikat | 189.00 | Stk | 0.95 | 42029219 | 3
HV-120-04 | Portemonnaie Lastwagenplane, Unikat | 69.00 | Stk | 0.11 | 42023290 | 5
HV-120-05 | Rucksack recyceltes Segeltuch 18 l | 159.00 | Stk | 0.80 | 42029291 | 3
HV-130-01 | Wanduhr „Perron“ 25 cm | 249.00 | Stk | 0.98 | 91052900 | 2
HV-130-02 | Tischleuchte Bauhaus Opalglas | 329.00 | Stk | 2.40 | 94052190 | 1
HV-130-03 | Stapelhocker Birke | 148.00 | Stk | 3.90 | 94016900 | 2
HV-130-04 | Schneidebrett Nussbaum 40×25 cm | 84.00 | Stk | 1.60 | 44191900 | 4
HV-130-05 | Geschirrtuch Halbleinen „Kreuzstich“, 2 Stk | 29.00 | Pkg | 0.24 | 63029100 | 6
HV-130-06 | Vase Glas mundgeblasen, rauchgrau | 98.00 | Stk | 1.15 | 70139900 | 2
HV-130-07 | Bleistiftset Arve 6 Stk | 18.50 | Set | 0.07 | 96091010 | 6
HV-130-08 | Kugelschreiber Metall sechskantig, rot | 32.00 | Stk | 0.03 | 96081010 | 7
HV-140-01 | Schokolade Milch 34 % Alpenmilch 100 g | 3.90 | Taf | 0.11 | 18063290 | 10
HV-140-02 | Schokolade Dunkel 72 % 100 g | 4.20 | Taf | 0.11 | 18063290 | 9
HV-140-03 | Pralinés assortiert 24 Stk | 36.00 | Pkg | 0.34 | 18069019 | 7
HV-140-04 | Basler Läckerli 500 g | 17.90 | Pkg | 0.53 | 19052090 | 7
HV-140-05 | Appenzeller Biber gefüllt 4 Stk | 15.60 | Pkg | 0.42 | 19052090 | 5
HV-140-06 | Bündner Nusstorte 550 g | 24.80 | Stk | 0.58 | 19059070 | 8
HV-140-07 | Bündnerfleisch am Stück ca. 400 g | 39.50 | Stk | 0.43 | 02102090 | 4
HV-140-08 | Birnbrot Glarner Art 380 g | 13.20 | Stk | 0.40 | 19059060 | 3
HV-140-09 | Bündner Gerstensuppe 2 Portionen | 7.80 | Btl | 0.15 | 21041000 | 6
HV-140-10 | Rösti tischfertig 500 g, 4 Beutel | 14.40 | Pkg | 2.05 | 20052080 | 5
HV-140-11 | Senf mild, Tube 200 g | 2.90 | Tube | 0.22 | 21033090 | 8
HV-140-12 | Kräuterbonbons 13 Kräuter 250 g | 6.40 | Btl | 0.26 | 17049071 | 7
HV-150-01 | Murmelisalbe 100 ml | 19.80 | Do | 0.14 | 33049900 | 4
HV-150-02 | Arvenöl ätherisch 10 ml | 16.50 | Fl | 0.05 | 33012990 | 5
HV-150-03 | Badesalz Alpenheublumen 500 g | 14.90 | Do | 0.58 | 33073000 | 5`,
);
