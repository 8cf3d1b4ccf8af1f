import { readProductLines } from './product-lines.js';

/** Alpine outdoor and household goods. */
export const ALPENSHOP_PRODUCTS = readProductLines(
  '9008124',
  `
ALP-10110 | Bergschuh Zirbitz Damen Gr. 38 | 189.90 | Paar | 1.24 | 64034000 | 4
ALP-10111 | Bergschuh Zirbitz Damen Gr. 39 | 189.90 | Paar | 1.28 | 64034000 | 5
ALP-10112 | Bergschuh Zirbitz Damen Gr. 40 | 189.90 | Paar | 1.31 | 64034000 | 4
ALP-10120 | Bergschuh Zirbitz Herren Gr. 43 | 199.90 | Paar | 1.46 | 64034000 | 6
ALP-10121 | Bergschuh Zirbitz Herren Gr. 44 | 199.90 | Paar | 1.51 | 64034000 | 4
ALP-10210 | Wanderstöcke Carbon, 3-teilig, Paar | 89.90 | Paar | 0.48 | 66020000 | 7
ALP-10220 | Grödel Leichtsteigeisen Gr. M | 54.90 | Paar | 0.62 | 95069990 | 3
ALP-10230 | Schneeschuhe Tauern 25" | 149.00 | Paar | 1.95 | 95061990 | 2
ALP-10310 | Rucksack Hochkar 28 l, tannengrün | 119.00 | Stk | 1.05 | 42029291 | 6
ALP-10311 | Rucksack Hochkar 28 l, schiefergrau | 119.00 | Stk | 1.05 | 42029291 | 5
ALP-10320 | Tourenrucksack Dachstein 45 l | 169.00 | Stk | 1.62 | 42029291 | 2
ALP-10410 | Trinkflasche Edelstahl 0,75 l | 24.90 | Stk | 0.21 | 73239300 | 9
ALP-10411 | Thermosflasche Edelstahl 1,0 l | 34.90 | Stk | 0.42 | 96170000 | 8
ALP-10420 | Emaille-Häferl „Almrausch“ 0,35 l | 12.90 | Stk | 0.19 | 73239400 | 10
ALP-10421 | Emaille-Häferl „Gams“ 0,35 l | 12.90 | Stk | 0.19 | 73239400 | 8
ALP-10430 | Jausenbrett Zirbe mit Griff | 29.90 | Stk | 0.55 | 44191900 | 7
ALP-10431 | Brotdose Zirbenholz mit Lüftungsfräsung | 89.00 | Stk | 2.80 | 44191900 | 4
ALP-10440 | Zirbenkissen 40×40 cm, Loden grau | 49.90 | Stk | 0.85 | 94049090 | 8
ALP-10441 | Zirbenspäne Nachfüllbeutel 500 g | 14.90 | Btl | 0.52 | 44013900 | 6
ALP-10450 | Wolldecke Schladming 130×200 cm | 129.00 | Stk | 1.40 | 63012090 | 5
ALP-10460 | Hüttenpatschen Filz Gr. 38/39 | 44.90 | Paar | 0.38 | 64052010 | 5
ALP-10461 | Hüttenpatschen Filz Gr. 42/43 | 44.90 | Paar | 0.44 | 64052010 | 5
ALP-10510 | Merino-Unterhemd langarm Herren L | 79.90 | Stk | 0.22 | 61099020 | 4
ALP-10511 | Merino-Unterhemd langarm Damen M | 79.90 | Stk | 0.19 | 61099020 | 5
ALP-10520 | Walkjanker Damen, anthrazit Gr. 40 | 219.00 | Stk | 1.10 | 61023090 | 2
ALP-10521 | Walkjanker Herren, loden Gr. 52 | 229.00 | Stk | 1.30 | 61013090 | 2
ALP-10530 | Wandersocken Merino 39–42, 2 Paar | 26.90 | Pkg | 0.16 | 61159400 | 9
ALP-10531 | Wandersocken Merino 43–46, 2 Paar | 26.90 | Pkg | 0.18 | 61159400 | 8
ALP-10540 | Filzhut Ausseer Art Gr. 57 | 119.00 | Stk | 0.24 | 65050030 | 1
ALP-10610 | Raclette-Pfännchen 4er-Set | 39.90 | Set | 0.90 | 73239300 | 4
ALP-10611 | Kaspressknödel-Former Edelstahl | 17.90 | Stk | 0.18 | 73239300 | 3
ALP-10620 | Gusseiserne Pfanne 28 cm | 64.90 | Stk | 2.90 | 73239200 | 6
ALP-10621 | Kaiserschmarrnpfanne Kupfer 32 cm | 139.00 | Stk | 2.10 | 74181010 | 3
ALP-10630 | Marillenmarmelade Wachau 220 g | 6.90 | Glas | 0.38 | 20079939 | 9
ALP-10631 | Bergblütenhonig Tirol 500 g | 13.90 | Glas | 0.78 | 04090000 | 9
ALP-10632 | Kürbiskernöl g.g.A. 0,5 l | 18.90 | Fl | 0.92 | 15159099 | 8
ALP-10633 | Almkräutertee lose 80 g | 8.50 | Btl | 0.11 | 12119086 | 7
ALP-10634 | Bergkäse 12 Monate, ca. 500 g | 15.90 | Stk | 0.54 | 04069029 | 5
ALP-10710 | Stirnlampe 400 lm, USB-C | 49.90 | Stk | 0.12 | 85131000 | 5
ALP-10720 | Erste-Hilfe-Set Berg, 32-teilig | 32.90 | Set | 0.34 | 30065000 | 4
ALP-10730 | Wanderkarte Hohe Tauern 1:50 000 | 14.90 | Stk | 0.09 | 49052000 | 3
ALP-10740 | Thermosflasche „Edelweiß“ 0,75 l | 34.90 | Stk | 0.42 | 96170000 | 0`,
);
