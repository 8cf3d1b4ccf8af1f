import { readProductLines } from './product-lines.js';

/** Goods from the North German coast. */
export const NORDWIND_PRODUCTS = readProductLines(
  '4061478',
  `
NW1001 | Friesennerz klassisch, gelb Gr. M | 89.95 | Stk | 0.95 | 62014090 | 7
NW1002 | Friesennerz klassisch, gelb Gr. L | 89.95 | Stk | 0.98 | 62014090 | 8
NW1003 | Friesennerz klassisch, marine Gr. L | 89.95 | Stk | 0.98 | 62014090 | 5
NW1010 | Fischerhemd „Büsum“ blau-weiß Gr. M | 44.95 | Stk | 0.31 | 62052000 | 6
NW1011 | Fischerhemd „Büsum“ blau-weiß Gr. XL | 44.95 | Stk | 0.34 | 62052000 | 6
NW1020 | Troyer Schurwolle, marine Gr. L | 119.00 | Stk | 0.85 | 61101190 | 5
NW1021 | Troyer Schurwolle, marine Gr. XL | 119.00 | Stk | 0.89 | 61101190 | 4
NW1030 | Elbsegler-Mütze Gr. 58 | 34.95 | Stk | 0.14 | 65050030 | 4
NW1031 | Strickmütze „Docker“ anthrazit | 24.95 | Stk | 0.08 | 65050090 | 8
NW1040 | Gummistiefel „Watt“ Gr. 39 | 59.95 | Paar | 1.70 | 64019290 | 5
NW1041 | Gummistiefel „Watt“ Gr. 43 | 59.95 | Paar | 1.95 | 64019290 | 5
NW1050 | Ostfriesische Teemischung 250 g | 7.49 | Pkg | 0.27 | 09024000 | 10
NW1051 | Ostfriesische Teemischung 1 kg | 24.90 | Pkg | 1.03 | 09024000 | 7
NW1052 | Kluntje weiß 500 g | 3.29 | Pkg | 0.51 | 17019910 | 9
NW1053 | Teekanne „Ostfriesische Rose“ 1,2 l | 64.90 | Stk | 1.25 | 69111000 | 3
NW1054 | Teetasse „Ostfriesische Rose“ mit Untertasse | 18.90 | Stk | 0.36 | 69111000 | 6
NW1055 | Stövchen Porzellan, kobaltblau | 29.90 | Stk | 0.68 | 69111000 | 3
NW1060 | Sanddornsaft 330 ml | 8.95 | Fl | 0.61 | 20098979 | 7
NW1061 | Sanddorn-Fruchtaufstrich 225 g | 4.95 | Glas | 0.39 | 20079939 | 8
NW1062 | Holsteiner Katenschinken 400 g | 13.90 | Stk | 0.42 | 02101959 | 5
NW1063 | Nordseekrabben-Suppe 390 ml | 6.79 | Do | 0.45 | 21041000 | 6
NW1064 | Lübecker Marzipan-Brot 175 g | 5.99 | Stk | 0.19 | 17049065 | 9
NW1065 | Rote-Grütze-Pulver, 3er-Pack | 4.49 | Pkg | 0.15 | 21069098 | 4
NW1070 | Kapitänsbecher „Moin“ 0,4 l | 14.95 | Stk | 0.39 | 69120083 | 10
NW1071 | Frühstücksbrettchen „Leuchtturm“ | 8.95 | Stk | 0.18 | 39241000 | 6
NW1072 | Geschirrtücher Halbleinen gestreift, 3 Stk | 19.95 | Pkg | 0.33 | 63029100 | 6
NW1080 | Windlicht Treibholz groß | 39.95 | Stk | 1.45 | 94055000 | 4
NW1081 | Leuchtturm Holz „Westerhever“ 35 cm | 27.95 | Stk | 0.74 | 44201900 | 5
NW1082 | Fensterhänger Möwe Metall | 12.95 | Stk | 0.22 | 83062900 | 5
NW1083 | Schiffsglocke Messing 16 cm | 79.00 | Stk | 1.85 | 83061000 | 2
NW1084 | Tauwerk-Türstopper, natur | 24.95 | Stk | 1.90 | 56090000 | 3
NW1085 | Baumwolldecke „Deichschaf“ 140×200 cm | 69.95 | Stk | 1.20 | 63014090 | 6
NW1086 | Kissenhülle Streifen 50×50 cm, blau | 17.95 | Stk | 0.24 | 63041910 | 7
NW1090 | Strandkorb-Auflage 2-Sitzer, blau-weiß | 119.00 | Set | 3.60 | 94042990 | 2
NW1091 | Strandmuschel UV 50+ | 49.95 | Stk | 2.30 | 63062200 | 1
NW1092 | Drachen „Nordwind“ 160 cm | 34.95 | Stk | 0.40 | 95030099 | 3
NW1093 | Wetterstation Messing, 3-teilig | 149.00 | Set | 2.20 | 90258080 | 2
NW1094 | Gezeitenuhr weiß 15 cm | 59.95 | Stk | 0.62 | 91052900 | 3
NW1095 | Meersalzseife Schafmilch 200 g | 6.95 | Stk | 0.21 | 34011100 | 8
NW1096 | Handcreme Sanddorn 75 ml | 7.95 | Tube | 0.09 | 33049900 | 7
NW1097 | Lippenpflege Sanddorn 5 ml | 4.95 | Stk | 0.02 | 33041000 | 0
NW1098 | Adventskalender „Hafenweihnacht“ | 29.95 | Stk | 0.85 | 48201030 | 0`,
);
