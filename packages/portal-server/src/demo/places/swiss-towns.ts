/** Swiss towns with their post codes, by language of the street names; large cities are listed several times. */
export const SWISS_GERMAN_TOWNS = `
8001 Zürich|8002 Zürich|8003 Zürich|8004 Zürich|8005 Zürich|8006 Zürich|8008 Zürich|8032 Zürich|8037 Zürich|8045 Zürich
8046 Zürich|8047 Zürich|8048 Zürich|8049 Zürich|8050 Zürich|8051 Zürich|8057 Zürich|4051 Basel|4052 Basel|4053 Basel
4054 Basel|4055 Basel|4057 Basel|4058 Basel|3011 Bern|3012 Bern|3013 Bern|3014 Bern|3018 Bern|3006 Bern|3007 Bern
8400 Winterthur|8404 Winterthur|8405 Winterthur|8406 Winterthur|6003 Luzern|6004 Luzern|6005 Luzern|6006 Luzern
9000 St. Gallen|9008 St. Gallen|9014 St. Gallen|2502 Biel/Bienne|2503 Biel/Bienne|3600 Thun|3604 Thun|3098 Köniz
8200 Schaffhausen|7000 Chur|6300 Zug|8610 Uster|6020 Emmenbrücke|8953 Dietikon|8600 Dübendorf|8820 Wädenswil|8810 Horgen
8302 Kloten|8152 Glattbrugg|5000 Aarau|5400 Baden|5200 Brugg|5600 Lenzburg|4310 Rheinfelden|4600 Olten|4500 Solothurn
2540 Grenchen|4900 Langenthal|3400 Burgdorf|3550 Langnau im Emmental|3700 Spiez|3800 Interlaken|3818 Grindelwald
3780 Gstaad|3920 Zermatt|3900 Brig|3930 Visp|6460 Altdorf|6430 Schwyz|6410 Goldau|6370 Stans|6060 Sarnen|6390 Engelberg
6210 Sursee|6280 Hochdorf|6330 Cham|6340 Baar|8750 Glarus|8640 Rapperswil|8645 Jona|8730 Uznach|8708 Männedorf
8700 Küsnacht ZH|8620 Wetzikon ZH|8340 Hinwil|8500 Frauenfeld|8280 Kreuzlingen|8570 Weinfelden|9320 Arbon|9400 Rorschach
9500 Wil SG|9200 Gossau SG|9100 Herisau|9050 Appenzell|9470 Buchs SG|7320 Sargans|7270 Davos Platz|7250 Klosters
7500 St. Moritz|7550 Scuol|7130 Ilanz|4410 Liestal|4132 Muttenz|4123 Allschwil|4153 Reinach BL|4102 Binningen
3280 Murten|3250 Lyss|3110 Münsingen|8180 Bülach|8105 Regensdorf|8134 Adliswil|8800 Thalwil|8952 Schlieren`;

export const SWISS_FRENCH_TOWNS = `
1201 Genève|1202 Genève|1203 Genève|1205 Genève|1206 Genève|1207 Genève|1003 Lausanne|1004 Lausanne|1005 Lausanne
1006 Lausanne|1007 Lausanne|1700 Fribourg|2000 Neuchâtel|2300 La Chaux-de-Fonds|1400 Yverdon-les-Bains|1800 Vevey
1820 Montreux|1110 Morges|1260 Nyon|1020 Renens VD|1227 Carouge GE|1213 Onex|1950 Sion|1920 Martigny|3960 Sierre
1870 Monthey|1630 Bulle|2800 Delémont|2740 Moutier|1530 Payerne|1860 Aigle|1936 Verbier`;

export const SWISS_ITALIAN_TOWNS = `
6900 Lugano|6962 Viganello|6500 Bellinzona|6600 Locarno|6612 Ascona|6850 Mendrisio|6830 Chiasso|6710 Biasca`;
