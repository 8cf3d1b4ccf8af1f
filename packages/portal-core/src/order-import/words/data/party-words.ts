import type { WordList } from './meanings.js';

/** Words for the party of an address, in German, English, French and Dutch. */
export const PARTY_WORDS: WordList = {
  delivery: `
    liefer | lieferung | lieferungs | lief | ^lfr | ^lf | ^li | ^la | ^ls | ^l | ^kl | ^klf | versand | versands | versende | versandziel | ziel | zustell |
    zustellung | zustellungs | empfang | empfangs | abweichende | different | abw | abweichender | abweichend | post an | versand an |
    lieferung an | liefern an | senden an | wohin | bestimmungs | entladestelle | entladeort | anlieferstelle | anlieferung |
    wareneingang | warenannahme | warenannahmestelle |
    delivery | deliveries | deliver | deliver to | delivery to | shipping | ship | ship to | shipto | shipped to | shipment | shipping to |
    post to | send to | ^to | destination | dest | ^del | oxdel | drop ship |
    livraison | expedition | verzending | verzend | verz | bezorging | bezorg | aflever | levering`,
  recipient: `
    empfänger | empfängers | empfängerin | empf | ^we | adressat | warenempfänger | lieferempfänger | endkunde | endkunden | endkundin | recipient | recipients | receiver | ^rec |
    recv | rcpt | consignee | addressee | destinataire | ontvanger | beschenkter | beschenkte | beschenkten |
    geschenkempfänger | gift recipient`,
  billing: `
    rechnung | rechnungs | rechn | rech | ^re | rg | ^ra | ^r | faktura | fakturierung | zahler | zahlungspflichtiger |
    firmensitz | stammsitz | unternehmenssitz | regulierer | rechnungsempfänger | kostenträger | rechnung an | billing | bill | bill to | billto | oxbill | invoice | invoicing | ^inv | payment | payer |
    facturation | facture | factuur | facturatie`,
  buyer: `
    sold to | soldto | sell to | sellto | ^sell | verk an | ^ag | auftraggeber | besteller | bestellers | orderer | purchaser | acheteur | koper | ^k`,
  customer: `
    kunde | kunden | kundin | ^kd | käufer | käufers | customer | customers | buyer | buyers | client | clients | klant | cust`,
  otherParty: `
    absender | absenders | versender | versenders | versandlager | versand von | versand ab | shipped from | sender | senders | send | from | ship from | shipper | retoure | retouren | retour | rücksende | rücksendung |
    rücksendungs | retourenempfänger | retourenrempfänger | rücksendeadresse | return | returns | return to | lieferant | lieferanten | supplier |
    vendor | filiale | hersteller | manufacturer | brand | marke |
    lager | ladestelle | beladestelle | ladeort | warehouse | abholung | abhol | pickup | origin | expéditeur | afzender | nachnahme | notify | bank | contact |
    kontakt | vertreter | mandant | mitarbeiter | employee | sachbearbeiter | importer | company code`,
  shop: `seller | verkäufer | händler | merchant | store | shop | shops`,
};

/** What stands before all columns of an address that is paid from, or of who ordered, beside another one of the same columns. */
export const PAYING = `
  re | r | b | rg | zahlt | arbeitgeber | firma | unternehmen | verein | organisation | eltern | schule | einrichtung | träger | debitor | bestellt von |
  bestellt durch | ordered by | spender | sponsor | employer | company | club | organization | parents | school | pays | zentrale | hauptsitz | geschäftssitz | verwaltung | praxis | schenker | schenkerin | schenkende | pate | patin | stifter | förderer | hauptverwaltung | bt | headquarters | head office`;

/** What stands before those of the address that is sent to, beside the other one. */
export const GETTING = `
  vs | v | vers | privat | private | home | s | l | bekommt | erhält | mitarbeiter | mitarbeiterin | kind | schüler | mitglied | teilnehmer | kontakt | spieler | bewohner | patient | patientin | klient | klientin | gast | endverbraucher | rampe |
  employee | child | pupil | member | participant | contact | gets | receives | e | va | st | filiale | niederlassung | nutzer | branch | user`;

/** Those of both lists that mean nothing else beside a bill, and need no question. */
export const SURE_SIDES = `vs | vers | bestellt von | bestellt durch | ordered by | debitor`;
