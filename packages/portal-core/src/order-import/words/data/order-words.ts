import type { WordList } from './meanings.js';

/** Words for the order and its items. */
export const ORDER_WORDS: WordList = {
  order: `
    bestell | bestellung | bestellungs | bestellungen | bestellnummer | auftrag | auftrags | order | orders | vorgang | vorgangs | best | auftr |
    purchase order | sales order | po number | po nr | po no | po num | ord | commande | bestelling | bestel | bestelnummer | beleg | belegs | auftragsnummer | ordernummer | docnum | doc num | bestellschein | ab nr | ab nummer | kundenauftrag | kundenauftrags | verkaufsauftrag | increment`,
  external: `extern | externe | externer | externes | external | ext | channel | marktplatz | marketplace | plattform | platform`,
  record: `verkaufsprotokoll | verkaufsprotokollnummer | sales record | sales record number`,
  reference: `referenz | reference | ref | referenznummer | referentie | référence | yourreference | aktenzeichen`,
  date: `datum | dat | dt | date | datetime | date time | dates | tag | day | am | on`,
  created: `erstellt | docdate | doc date | erfasst am | entry date | po date | created | ts created | date add | created at | created on | erstellt am | erstellungsdatum | angelegt | angelegt am | placed | placed at | placed on | inserted | insert |
    eingegangen am | eingang | création | bestellt | bestelldat | erstelldatum | eingangsdatum | erfassungsdatum | bestellt am | ordered at | orderedat | ordered on`,
  sale: `kauf | gekauft | gekaufte | verkauf | verkaufs | verkauft | sale | sales | purchase | purchased | vente | bought | sold`,
  time: `zeit | uhrzeit | time | timestamp | zeitpunkt | zeitstempel | utc | gmt`,
  paid: `paid at | paid on | bezahlt am`,
  item: `
    artikel | produit | produits | prod | artikels | art | item | lineitem | line item | parcel item | parcel items | product | produkt | produkts | article | ware | material |
    variante | variant`,
  items: `
    artikeln | artikelliste | produkte | produkten | produktliste | positionen | bestellpositionen | auftragspositionen | items | lineitems | line items |
    products | articles | skus | order items | warenkorb | artikelpositionen | product list | item list`,
  sku: `
    sku | partner sku | model | skunummer | stockcode | stock code | custom label | customlabel | bestandseinheit | beitrags sku | seller sku | merchant sku | offer sku |
    artikelnummer sku | msku | stock keeping unit | eigene artikelnummer | eigene artikelnr |
    variation number | variation no | variantennummer | part no | part number | part num | partno | part nr | products model | product model | model no | model number | modellnummer |
    artikelmodell | produktmodell | varianten nr | variantennr | variationsnr | variationsnummer`,
  listing: `jfsku | listing | objet | l objet | de l objet | asin | angebots | angebot | offer | ebay artikelnummer | ebay artikelnr | fnsku | teilenummer | teile nr | sachnummer | sachnr | artikelschlüssel | identnummer | ident nr`,
  ean: `ean | gtin | ean13 | ean code | barcode | bar code | upc | isbn | ean gtin`,
  itemName: `
    bezeichnung | bez | descr | artikelbezeichnung | artikelbez | artbez | produktbezeichnung | beschreibung | description | artikelbeschreibung |
    intitulé | désignation | libellé | producttitel | titel artikel | artikelname | produktname | warenbezeichnung`,
  quantity: `
    menge | mge | stückz | wie viel | wie viele | wieviel | wieviele | how many | mg | st | stck | mengen | stückzahl | stückzahlen | bestellmengen | bestellzahl | auftragsmenge | auftragsmengen | quantity | quantities | qty | qtys | qte | quantité | bestellmenge | bestellte einheiten | einheiten bestellt | ordered units | units ordered | množství | expl | exemplare | anz | stück | stk | pieces | pcs | units`,
  count: `anzahl | anzahlen | count | counts | aantal`,
  open: `to ship | offen | offene | offener | open | remaining | unshipped | zu liefern | zu versenden | pending | rest | rückstand | rückstands | backorder | noch offen | noch zu liefern | noch zu versenden`,
  position: `
    position | positions | positionsnummer | pos | posnr | positionsnr | zeile | zeilen | zeilennummer | line num | linenum | line no | lineno | line number | line nr |
    ligne | lfd | laufende | lfdnr | lfd nr | row | sequence`,
  number: `
    nummer | nummern | nr | num | no | number | numbers | id | ids | key | numéro | nummber | kennung | kennzeichen | n`,
  code: `code | codes | iso | kürzel | iso code | isocode`,
  line: `zeile | line | lines | zl`,
  with: `mit | with | inkl | inklusive | incl | including | avec`,
  without: `ohne | without | excl | exkl`,
  minus: `minus`,
  refund: `refund | refunds | erstattung | erstattungen | rückerstattung | rückerstattungen`,
  and: `und | and | et | sowie | u`,
  or: `oder | or | ou`,
  filler: `
    meta | virtuelle | virtual | privat | private | 
    der | des | die | das | dem | den | von | vom | für | zum | zur | bei | im | in | of | the | for | de | du | le | les | l | d | at | by | your | ihre | ihr | deine | dein | welches | welche |
    zu | to | an | required | optional | pflichtfeld | pflicht | pflichtangabe | erforderlich | nur | only | field | gewünschte | eigene | eigener |
    bestellte | bestellter | ordered | ox | shopware | shopify | woocommerce | amazon | dhl | s | personal | notification |
    andere | main | haupt | primary | standard | default | neue | neuer | address book | dpt | gemäß | laut`,
};
