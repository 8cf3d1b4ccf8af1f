import type { WordList } from './meanings.js';

/** Words for parts of an address and of a person, in German, English, French and Dutch. */
export const ADDRESS_WORDS: WordList = {
  salutation: `
    anrede | anr | sal | mr and ms | mr and mrs | mr ms | mr mrs | herr and frau | frau and herr | geschlecht | gender | salutation | salutation code | prefix | name prefix | honorific | aanhef | civilité | civility | anredetext`,
  title: `titel | title | titre`,
  degree: `akademischer titel | akad titel | akademischer grad | academic title | namenstitel | name title | titel person`,
  middleName: `
    zweiter vorname | weitere vornamen | weiterer vorname | 2 vorname | middle name | middlename | middle names | middle initial | middle | mittelname |
    tussenvoegsel | infix | deuxième prénom | namensvorsatz | namensvorsätze | vorsatzwort | adelsprädikat | adelszusatz |
    nobiliary | nobiliary particle | name particle`,
  suffix: `suffix | namenssuffix | name suffix`,
  firstName: `
    vorname | vornamen | rufname | vorn | first name | firstname | fname | first | given name | initials | initialen | forename | prénom | voornaam`,
  lastName: `
    nachname | nachnamen | familienname | fam name | fam | zuname | zun | nachn | last name | lastname | lname | last | surname | family name |
    nachname firmenname | nachname firma | nom de famille | achternaam`,
  name: `name | names | namen | nom | naam | namens`,
  fullName: `
    vor und nachname | vor and nachname | vor and zuname | vor und zuname | vor nachname | vollständiger name | voller name | kompletter name | full name | fullname | complete name |
    personenname | adressname`,
  company: `
    firma | fa | firmen | firmenname | firmenbezeichnung | firmierung | unternehmen | unternehmens | unternehmensname | betrieb | organisation |
    organization | organisations | einrichtung | schule | institut | klinik | krankenhaus | verein | praxis | behörde | kita | apotheke | hotel | restaurant | gaststätte | autohaus | kirchengemeinde | pfarrei | kindergarten | kindertagesstätte | kanzlei | stiftung | hochschule | company | company name | business name | business | retailer | retailer name | société | bedrijf | bedrijfsnaam`,
  nameAddition: `
    name zusatz | namenszusatz | namezusatz | name ergänzung | zu händen | zu handen | zh | z hd | zhd | zhdn | attention | attn |
    second name | abteilung | department | dept | firmenzusatz | firma zusatz | ansprechpartner | contact person | kontaktperson | ansprechpartnerin |
    company addition | company 2 | firma 2`,
  careOf: `c o | care of | careof | per adresse | wohnt bei | wohnhaft bei | untermieter bei | zur untermiete bei`,
  street: `
    straße | straßen | strassen | str | straßenname | street | street name | street address | streetname | streetaddress | strasze | rue |
    straat | straatnaam | wohnstraße | gasse`,
  houseNumber: `
    hausnummer | hausnummern | hausnr | hsnr | haus nr | haus nummer | hnr | house number | house no | housenumber | house nr | house name or number | house number or name | house name and number | building number | street number | street no | streetnumber |
    streetno | streetnr | straßennummer | straßennr | huisnummer | huisnr | numéro de rue`,
  house: `haus | house | huis`,
  address: `
    adresse | adressen | adress | adr | anschrift | anschr | anschriften | address | addr | addres | adres | postanschrift | postadresse | wohnadresse`,
  addition: `
    zusatz | zus | toev | zusatzes | zusätze | adresszusatz | adresszusätze | anschriftzusatz | anschriftenzusatz | adressergänzung | ergänzung | straßenzusatz |
    adress zusatz | adressinfo | adress info | adressinformation | adressinformationen | zusätzliche adressinfo | zusätzliche adressinformation | zusätzliche adressinformationen | zusätzliche adresszeile | add info | addinfo | additional | additional address | additional info | addition | extension | zusatzzeile | og | obergeschoss | bte | boîte | boite | additions | suburb |
    stadtteil | ortsteil | ot | district | apartment | appartement | apt | flat | building | bldg | building name | house name | geschoss | suite | unit number | wohnung | etage | stockwerk | floor |
    gebäude | hinterhaus | top | topnr | topnummer | whg | wohnungsnr | station | stg | stge | stiege | aufgang | hauseingang | tür | türnummer | türnr | zimmer | raum | wohnungsnummer | staircase | door | room | complément | toevoeging | address supplement | supplement |
    ebene | wohneinheit | gebäudeteil | hausteil | trakt | parzelle | bungalow | laube | postfach | postfachnummer | postfach nr | po box | postbox | post box`,
  postCode: `
    plz | postleitzahl | postleitzahlen | postleitz | postltz | postl | post leitzahl | leitzahl | zip | zip code | zipcode | zips | postcode | post code | postal code |
    postalcode | postal | code postal | cp | postcodes`,
  town: `
    ort | postort | orte | ortes | orts | ortsname | stadt | wohnort | gemeinde | ortschaft | city | town | place | village | locality | ville | plaats |
    woonplaats | stad`,
  location: `location`,
  country: `
    land | landes | länder | länder code | ländercode | länderkürzel | länderkz | landkz | länderkennzeichen | landkürzel | landcode | landeskürzel |
    landeskennzeichen | landkennzeichen | lkz | country | ctry | countries | country code | countrycode | pays | landcode`,
  state: `
    bundesland | bundesstaat | state | province | provinz | region | regions | county | kanton | canton | zone | bundesländer | département`,
  staat: `staat`,
  email: `
    e mail | email | emails | mail | mailadresse | e mailadresse | emailadresse | emailadres | emailaddress | e mail adresse | courriel`,
  phone: `
    telefon | telefonnummer | telefonnr | tel | telnr | phone | phonenumber | telephone | mobile | mobil | mobilnummer | handy | handynummer |
    fax | faxnummer | vorwahl | rufnummer | téléphone | telnummer | telefoon | fon | cell | cellphone`,
  packStation: `
    packstation | packstations | packstationsnummer | packstationnummer | packstation nr | packstation nummer | pack station | dhl packstation | parcel locker |
    nummer der packstation`,
  postFiliale: `
    postfiliale | postfilialnummer | postfilial | filialnummer | postfiliale nr | postfiliale nummer | post filiale | dhl postfiliale | post office | post branch | paketshop`,
  postNumber: `
    postnummer | postnum | dhl postnum | postnr | post nr | post nummer | dhl postnummer | dhl post nr | dhl kundennummer | kundennummer dhl | post number |
    dhl customer number | dhl post number`,
};
