/** Words of thanks and greetings. */
const COURTESY = `
  danke dankeschön dank vielen vielmals herzlichen herzlich besten schöne schönen lieben liebe lieber grüße grüßen gruß mfg vg lg freundlichen freundliche freundlicher viele beste sonnige
  hallo hi moin servus guten tag morgen abend sehr geehrte damen herren team freue freuen mich uns schon darauf euch sie ihnen gern gerne bitte voraus vorab toll tolle toller super prima
  klasse top schönes letztes letzten mal mals bis bald service qualität ware gut gute guter gutes empfehlung wochenende feiertage frohe weihnachten ostern fest advent weiter so immer wieder zufrieden begeistert
  thanks thank you very much many kind best warm regards greetings dear hello looking forward to it please love great lovely happy`;

/** Words of where and how the carrier hands a parcel over. */
const HANDING_OVER = `
  klingeln klingel klingelt läuten klopfen geklingelt nachbar nachbarn nachbarin nachbarschaft abgeben abzugeben abgegeben abstellen abzustellen abgestellt ablegen abgelegt hinlegen hinterlegen hinstellen
  ablage ablageort abstellort ablagebox abstellgenehmigung abstellerlaubnis ablagevertrag erlaubt erteilt haustür haustüre tür türe hintertür wohnungstür kellertür eingang haupteingang hintereingang
  nebeneingang seiteneingang eingangstür garage garagentor carport schuppen gartenhaus gartenhütte gartenlaube garten gartentor terrasse balkon veranda keller treppe treppenhaus treppenaufgang hausflur flur
  briefkasten paketkasten paketbox box mülltonne mülltonnen mülltonnenbox mülltonnenhäuschen fahrradkeller fahrradraum pförtner pforte empfang rezeption hof innenhof hinterhof einfahrt hofeinfahrt zaun tor hoftor
  hinterhaus vorderhaus seitenflügel gebäude haus hause links rechts oben unten vorne vorn hinten seite stock stockwerk etage og eg ug dg erdgeschoss obergeschoss aufzug fahrstuhl hund hunde vorsicht bissig bissiger
  zerbrechlich fragile schnell schnelle schnellen schnellstmöglich zügig zügige zügigen rasch rasche paket päckchen sendung lieferung zustellung zusteller liefern zustellen stammkunde stammkundin neukunde neukundin eilig eilt dringend dringende asap stellen gratis kostenlos kostenfrei bote fahrer paketbote paketdienst wunschort uhr telefon tel
  ring bell doorbell knock neighbour neighbor neighbours neighbors leave door doorstep front back porch garage shed gate fence mailbox letterbox safe behind next reception concierge upstairs downstairs floor left right
  side entrance lobby dog beware care carefully handle fast quick quickly parcel package delivery shipping driver`;

/** Small words between them. */
const BETWEEN = `
  der die das den dem des ein eine einen einem einer am an auf bei beim für hinter im in ins neben oder und unter vom von vor zum zur der unser unsere unserem unseren unserer mein meine meinem meinen meiner
  a an and at by for in of on or our my the with`;

/** Words of which the remarks are made that change nothing about an order: whoever packs it needs not read them. */
export const ORDINARY = `${COURTESY} ${HANDING_OVER} ${BETWEEN}`;

/** Whole phrases with words that mean something else without the others. */
export const ORDINARY_PHRASES = `
  mit freundlichen grüßen | mit besten grüßen | mit lieben grüßen | mit freundlichem gruß | im voraus | so schnell wie möglich | so bald wie möglich | as soon as possible | rechnung per mail | rechnung per e mail | rechnung per email | rechnung bitte per mail | invoice by email | in advance | nicht knicken | nicht werfen | nicht stürzen | nicht biegen | nicht falten | nicht quetschen |
  nicht klingeln | nicht läuten | nicht an nachbarn | nicht an die nachbarn | nicht bei nachbarn | nicht beim nachbarn | nicht bei den nachbarn |
  not with neighbours | not with neighbors | keine werbung | kein plastik | falls niemand da | falls keiner da | falls nicht da | wenn niemand da | wenn keiner da | wenn nicht zu hause | falls niemand zu hause | if not home |
  if not at home | if out | if nobody is home | freu mich | freue mich | kann abgegeben werden | darf abgegeben werden | kann abgestellt werden | darf abgestellt werden | do not bend | do not ring | don t bend`;
