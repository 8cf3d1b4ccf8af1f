/** Austrian towns with their post codes. Vienna and the provincial capitals are listed several times, so that they are picked more often. */
export const AUSTRIAN_TOWNS = `
1010 Wien|1020 Wien|1030 Wien|1040 Wien|1050 Wien|1060 Wien|1070 Wien|1080 Wien|1090 Wien|1100 Wien|1120 Wien
1130 Wien|1140 Wien|1150 Wien|1160 Wien|1170 Wien|1180 Wien|1190 Wien|1200 Wien|1210 Wien|1220 Wien|1230 Wien
8010 Graz|8020 Graz|8041 Graz|8042 Graz|8051 Graz|8052 Graz|4020 Linz|4030 Linz|4040 Linz|5020 Salzburg|5023 Salzburg
5026 Salzburg|6020 Innsbruck|6080 Innsbruck|9020 Klagenfurt am Wörthersee|9073 Klagenfurt am Wörthersee|3100 St. Pölten
6900 Bregenz|7000 Eisenstadt|9500 Villach|4600 Wels|6850 Dornbirn|2700 Wiener Neustadt|4400 Steyr|6800 Feldkirch
3400 Klosterneuburg|2500 Baden|8700 Leoben|3500 Krems an der Donau|2340 Mödling|9400 Wolfsberg|6890 Lustenau|5400 Hallein
6330 Kufstein|8605 Kapfenberg|4050 Traun|2320 Schwechat|6130 Schwaz|3300 Amstetten|6060 Hall in Tirol|6300 Wörgl
2000 Stockerau|3430 Tulln an der Donau|4810 Gmunden|4840 Vöcklabruck|4910 Ried im Innkreis|5280 Braunau am Inn
5700 Zell am See|5500 Bischofshofen|5600 St. Johann im Pongau|5630 Bad Hofgastein|5640 Bad Gastein|5730 Mittersill
5760 Saalfelden am Steinernen Meer|5310 Mondsee|4820 Bad Ischl|4830 Hallstatt|8990 Bad Aussee|8970 Schladming
8940 Liezen|8750 Judenburg|8720 Knittelfeld|8680 Mürzzuschlag|8600 Bruck an der Mur|8160 Weiz|8200 Gleisdorf
8230 Hartberg|8280 Fürstenfeld|8330 Feldbach|8430 Leibnitz|8530 Deutschlandsberg|8570 Voitsberg|9300 St. Veit an der Glan
9560 Feldkirchen in Kärnten|9800 Spittal an der Drau|9900 Lienz|9620 Hermagor|9220 Velden am Wörthersee
9100 Völkermarkt|6500 Landeck|6460 Imst|6600 Reutte|6370 Kitzbühel|6380 St. Johann in Tirol|6290 Mayrhofen|6280 Zell am Ziller
6410 Telfs|6100 Seefeld in Tirol|6450 Sölden|6580 St. Anton am Arlberg|6700 Bludenz|6780 Schruns|6840 Götzis|6845 Hohenems
6870 Bezau|6991 Riezlern|7100 Neusiedl am See|7210 Mattersburg|7350 Oberpullendorf|7400 Oberwart|7540 Güssing
3340 Waidhofen an der Ybbs|3390 Melk|3580 Horn|3830 Waidhofen an der Thaya|3910 Zwettl|3950 Gmünd|2130 Mistelbach
2230 Gänserndorf|2410 Hainburg an der Donau|2460 Bruck an der Leitha|2620 Neunkirchen|2630 Ternitz|2540 Bad Vöslau
2380 Perchtoldsdorf|2345 Brunn am Gebirge|3002 Purkersdorf|3040 Neulengbach|4240 Freistadt|4320 Perg|4150 Rohrbach
4780 Schärding|4710 Grieskirchen|4560 Kirchdorf an der Krems|4540 Bad Hall|4802 Ebensee|5161 Elixhausen|5201 Seekirchen am Wallersee`;
