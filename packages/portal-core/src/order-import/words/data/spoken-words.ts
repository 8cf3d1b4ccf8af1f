/** Words of headers below which numbers stand: a word there is said of the order. */
export const OF_NUMBERS = `
  tel telefon telefonnummer phone mobil handy fax preis price einzelpreis stückpreis gesamtpreis betrag amount summe total gewicht weight ean gtin barcode kundennummer kundennr`;

/** Words that stand for a number below such a header. */
export const FOR_NUMBERS = `kostenlos gratis frei free inklusive inkl included netto brutto euro eur cent stück kg gramm anfrage auf keine kein none null unbekannt unknown entfällt nicht vorhanden`;

/** Words of whole sentences, of which no name, kind, place or state is made: whoever writes one under any header speaks of the order. */
export const SPOKEN = `
  bitte gern gerne nicht nichts kein keine keinen doch lieber statt anstatt noch erst schon wieder nochmal nochmals sondern aber weil wenn falls sobald dass damit deshalb sonst trotzdem
  kriegt kriegen bekommt bekommen nimmt nehmen nehme holt holen kommt kommen komme geht gehen will wollte wollen möchte möchten soll sollen sollte muss müssen müsste darf dürfen
  kann können könnte hat habe haben hätte ist war wäre sind bin wird werden würde wurde macht mach machen mache gibt gib geben gebe schickt schick schicken schicke sendet senden sende
  packt pack packen packe legt leg legen lege braucht brauchen brauche zahlt zahlen fehlt fehlen bleibt bleiben ändern ändert tauschen wartet warten warte weiß meldet melden sagt sagte
  ich wir er sie ihm ihnen uns mir mich mein meine meinen meiner unser unsere unserer dein deine euer eure jemand niemand
  please dont doesnt instead wants want needs need should must can cannot could would will was has have had is are were goes comes gets gives send sends put puts make makes take takes
  keep keeps pack packs wait waits he she they we him them us my our your because but only again already still unless until`;
