import type { ImportField } from '../order-import.types.js';

/**
 * What shops call the fields: German shops and the exports of Shopify, WooCommerce, Amazon, eBay, Etsy and Billbee, separated by bars,
 * the better name of a field first. They are compared as `foldHeader` folds them.
 */
export const HEADER_NAMES: Readonly<Record<ImportField, string>> = {
  external_order_id: `
    Bestellnummer | Bestellnr. | Bestell-Nr. | Best.-Nr. | Bestell-ID | Bestellung | Auftragsnummer |
    Auftragsnr. | Auftrags-Nr. | Auftrag | Externe Bestellnummer | Externe Order ID |
    Externe_Order_ID | Order ID | Order number | Order no. | Order # | Order | Order name |
    External order id | External order number | amazon-order-id | Sales record number |
    Verkaufsprotokollnummer | OrderNumber | OrderNo | InvoiceNo | Invoice number | Rechnungsnummer |
    Referenz | Order reference | Purchase order`,
  date: `
    Bestelldatum | Datum | Auftragsdatum | Kaufdatum | Bestellt am | Erstellt am | Verkaufsdatum |
    Date | Order date | Created at | Created on | purchase-date | Sale date | Date purchased |
    Paid at | InvoiceDate | Date created | OrderedAt | Datum der Bestellung`,
  salutation: `
    Anrede | Lieferanrede | Anrede Lieferadresse | Salutation | Title | Titel | Geschlecht | Gender |
    Prefix`,
  email: `
    E-Mail | Email | E-Mail-Adresse | Mail | Mailadresse | Kunden E-Mail | Email address | E-mail |
    buyer-email | Buyer email | E-Mail des Käufers | Customer email | Billing email |
    Email (billing) | Shipping email`,
  company: `
    Firma | Firmenname | Unternehmen | Lieferfirma | Firma Lieferadresse | Company | Company name |
    Shipping company | Company (shipping) | Shipping address company | Organisation | Organization |
    ship-company`,
  first_address_line: `
    Name | Empfänger | Empfängername | Lieferadresse Name | Name Lieferadresse | Vor- und Nachname |
    Vorname Nachname | Kundenname | Adresszeile 1 | Adresszeile1 | Name 1 | Name1 | Recipient |
    Recipient name | Recipient-name | Ship name | Ship to name | Shipping name | Full name |
    Customer name | Delivery name | First address line | Post to name | Nachname |
    Last name (shipping) | Shipping last name | Buyer name | Name des Käufers`,
  second_address_line: `
    Name 2 | Name2 | Namenszusatz | Zusatz | Adresszeile 2 | Adresszeile2 | Second name |
    Second address line | Recipient name 2 | z. Hd. | zu Händen | Attention | c/o`,
  pack_station: `
    Packstation | Packstation Nr. | Packstationsnummer | Nummer der Packstation | Pack station |
    Parcel locker | DHL Packstation`,
  post_filiale: `
    Postfiliale | Filiale | Postfiliale Nr. | Filialnummer | Post office | Post branch |
    DHL Postfiliale`,
  post_number: `
    Postnummer | Post-Nr. | PostNr | DHL Postnummer | Kundennummer DHL | Post number |
    DHL customer number`,
  street: `
    Straße | Straße/Hausnr. | Straße und Hausnummer | Straße, Hausnr. | Straße Nr. | Str. |
    Lieferstraße | Straße Lieferadresse | Anschrift | Adresse | Lieferadresse | Street |
    Street address | Address | Address 1 | Address line 1 | Shipping address1 | Shipping street |
    Ship address 1 | ship-address-1 | Address 1&2 (Shipping) | Address 1 (shipping) | Street 1 |
    Ship to address 1 | Post to address 1 | Shipping address 1 | Shipping address line 1 |
    Delivery street`,
  address_second_line: `
    Adresszusatz | Adresszusatz 1 | Anschriftzusatz | Zusatz Adresse | Adressergänzung |
    Address line 2 | Address 2 | Street 2 | Shipping address2 | Ship address 2 | ship-address-2 |
    Address 2 (shipping) | Ship to address 2 | Post to address 2 | Shipping address 2 |
    Shipping address line 2 | Address second line | Apartment | Suite`,
  postal_code: `
    PLZ | Postleitzahl | Liefer-PLZ | PLZ Lieferadresse | Postal code | Postcode | Zip | Zip code |
    Zipcode | Shipping zip | Shipping postcode | Postcode (shipping) | ship-postal-code | Ship zip |
    Ship zipcode | Ship to zip | Post to postcode | Shipping postal code | Delivery postcode`,
  city: `
    Ort | Stadt | Wohnort | Lieferort | Ort Lieferadresse | City | Town | Shipping city |
    City (shipping) | ship-city | Ship city | Ship to city | Post to city | Delivery city | Place`,
  country: `
    Land | Lieferland | Ländercode | Länderkürzel | LKZ | Land Lieferadresse | Staat | Country |
    Country code | Shipping country | Country code (shipping) | Country (shipping) | ship-country |
    Ship country | Ship to country | Post to country | Delivery country | CountryISO2 | Land ISO`,
  product_id: `
    Artikelnr. | Artikelnummer | Artikel-Nr. | Art.-Nr. | ArtNr | Artikel ID | Nr_Artikel |
    Produktnummer | Produkt-Nr. | SKU | Lineitem sku | Product id | Product sku | Product number |
    Item number | Item no. | Item sku | Article number | StockCode | Custom label | Bestandseinheit |
    Custom label (SKU) | Bestandseinheit (SKU) | Artikel | Materialnummer`,
  product_name: `
    Artikelname | Artikelbezeichnung | Bezeichnung | Produktname | Produkt | Produktbezeichnung |
    Product name | Product | Item name | Item title | Lineitem name | Item Name |
    Artikelbeschreibung | Description | Beschreibung | Title of item | Product title`,
  quantity: `
    Menge | Anzahl | Stück | Stückzahl | Bestellmenge | Quantity | Qty | Qty. | Lineitem quantity |
    Quantity purchased | quantity-purchased | Item quantity | Quantity (- Refund) | Anz. |
    Amount of items | Units`,
  product_id_and_quantity: `
    Artikel und Menge | Artikel/Menge | Artikel & Menge | Produkte und Mengen | Artikelliste |
    Positionen | Bestellpositionen | Items | Line items | Products and quantities | Products |
    Product id and quantity | SKUs | Order items`,
};
