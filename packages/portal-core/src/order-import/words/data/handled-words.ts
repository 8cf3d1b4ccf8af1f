/**
 * Remarks that people of a shop write beside an order which is not to be sent as it is, in the form of the phrases of other remarks; `№` is an
 * order number. They are heard in columns of remarks alone, since elsewhere such words are about something else.
 */
export const HANDLED = `
  wird von … geholt | wird von … mitgenommen | wird … mitgenommen | werden … mitgenommen | wird … geholt | nimmt … mit | nehme … mit | nehmen … mit | bringt … vorbei | bringe … vorbei |
  bringen … vorbei | bringt … mit | bringe … mit | bringen … mit | bringen wir | bringe ich | liefern wir | liefere ich | geben wir | gebe ich | fahren wir | fahre ich | fährt … hin | fahre … hin |
  fahren … hin | wir liefern … selbst | liefern … selbst | selbst {handed} | selber {handed} | {bringing} {out} | {out} liefert | {out} bringt | {out} nimmt | {out} übergibt | wird persönlich {handed} | wird … persönlich {handed} | persönliche übergabe | übergabe auf | übergabe im |
  übergabe bei | übergabe am | wird … {handed} | auf … markt {handed} | auf … messe {handed} | am stand | per bote | per boten | deliver … ourselves | deliver … myself | hand delivered | hand deliver | by hand |
  picks … up | picked up | pick … up | takes … with | brings … over | will bring | will drop | drop off by us | handed over |
  schickt … direkt | liefert … direkt | versand durch {maker} | versand vom {maker} | vom {maker} {sent} | vom {maker} geschickt | von {maker} geschickt | {maker} schickt | {maker} liefert | {maker} versendet | direkt vom {maker} |
  direkt von {maker} | streckengeschäft | streckenlieferung | direktlieferung | direktversand | dropshipping | drop shipping | shipped by {maker} | ships from {maker} | versand aus | geht über … raus |
  läuft über | geht über {store} |
  {already} … {got} | {soon} {sent} | {soon} {got} | {soon} … raus | {soon} … weg | ging … raus | ging … weg | im {shop} {got} | im {shop} verkauft | im {shop} gekauft |  {already} zuhause | got … already | selbst gekauft | woanders gekauft | woanders bestellt | anderweitig |
  {amount} {check} | {amount} offen | {place} {check} | {place} … bestätigen | {placing} {check} | {placing} falsch | {placing} stimmt nicht | {place} offen | {checking} {place} | {checking} {amount} | {which} {check} | {which} offen | {which} unbekannt | {checking} {which} | {place} unknown |
  teilmenge | teillieferung | teilversand | teilbestellung | teil % von % | partial | part shipment | part delivery | restlieferung | restmenge | rest # | ein teil fehlt | teil fehlt | rest kommt | rest im | rest in | rest am | rest ab | rest wird | rest nachliefern |
  rest nachgeliefert | rest bei | rest follow | rest later | rest follows | rest will | nachlieferung | nachreichen | nachgereicht | nachliefern | nachgeliefert | ausverkauft | vergriffen | nicht lieferbar | nicht vorrätig |
  nicht verfügbar | nicht auf lager | out of stock | sold out | backordered | rückstand | ersatzlieferung | ersatz für | ersatz zu | replacement for | replaces № | reklamation | nachbestellung zu |
  gehört zu | gehört mit | gehören zu | gehören zusammen | gehört № | kommt zu № | s № | vgl № | bei № rein | mit № zusammen | zusammen mit № | zusammen № | zusammen mit von | mit № {send} | mit № mitschicken | mit № mit | mit № packen | bei № mit |
  bei № dazu | zu № dazu | zu № dazulegen | zu № dazupacken | zu № legen | zu № packen | zu № {send} | ergänzt № | ergänzung zu | anhang zu | identisch mit | gleiche wie | dasselbe wie | doppelt mit |
  doppelt zu | dublette von | dublette zu | duplikat von | duplikat zu | duplicate of | same as № | copy of | see № | siehe № | belongs № | belongs with | goes with | together with № | combine with | sammellieferung | beipack | beilage zu | beilegen bei | evtl doppelt | eventuell doppelt | doppelt vorhanden |
  merge with | merge № | with № together | follow up | follow up № | addition № | abhängig von | hängt von | hängt an | depends on | erst nach № | nach № {send} | after № | wartet auf | waits for |
  falls … {there} | wenn … {there} | sobald … {there} | if … {there} | when … {there} | once … {there} | sobald … bezahlt | sobald {money} | sobald … geld | wenn … bezahlt | erst wenn | unter vorbehalt | reserviert | vorgemerkt | vorbestellung | vorbestellt | voranfrage | unverbindlich | zur ansicht | zur auswahl | auf kommission | wird bestellt | wird nachbestellt | wird produziert | wird gefertigt | wird hergestellt | wird graviert | in produktion | nicht fertig | nicht graviert | muss … werden | erst gravieren | reserved | preorder | pre order | on loan | backorder |
  vorbehaltlich | nach {money} | gegen vorkasse | anzahlung … offen | zahlt bar | zahlt bei | zahlt im | zahlt in | zahlt vor ort | zahlt beim | zahlt am | bezahlt bar | bezahlt bei abholung | barzahlung | barzahler | pays cash | pays in | pays on | pays at |
  cash on | pay in store | {money} nicht da | {money} abwarten | {money} prüfen | {money} {waiting} | nicht bezahlt | unbezahlt | unpaid | not paid |
  {fetcher} ruft an | {fetcher} ruft zurück | {fetcher} ruft {soon} an | {fetcher} ruft morgen an | {fetcher} anrufen | {fetcher} kontaktieren | {fetcher} anschreiben | rückfrage bei | rückruf | nicht geantwortet | antwort steht aus | keine antwort | {fetcher} fragen | {fetcher} … urlaub | im urlaub | in urlaub | urlaub bis | verreist | auf reisen | on holiday | on vacation | away until | ask {customer} |
  {customer} will call | call {customer} | anders überlegt | be confirmed | be checked | be clarified`;

/** Those that do so only if they are the whole cell. */
export const HANDLED_ALONE = `
  prüfen | überprüfen | checken | check | nachfragen | rückfragen | rückfrage | rücksprache | unklar | unsicher | unclear | fraglich | tbc | tbd | pending | vorbehalt | {already} | hat {already} | hat er {already} | hat sie {already} |
  haben {already} | got | im # | ab # | in # | nach # | erst # | wie № | zu № | mit № | für № | wie letzte | wie letztes | wie letzten | {already} bestellt | wie letztes jahr | wie beim letzten | wie zuletzt | same as last time | same as last |
  {order} № | nicht da | wieder da | fehlt | kommt nicht | offen | nicht gewünscht | nicht nötig | {got} | {fetcher} hat | unvollständig | fehlmenge | antwort fehlt | keine antwort | rückruf | mahnung | zahlungserinnerung |
  nachnahme | angebot | leihgabe | kommission | erster teil | zweiter teil | letzter teil | teil %`;
