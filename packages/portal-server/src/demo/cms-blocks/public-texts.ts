/** Public texts by code. The code of an English text ends in `.en`. */
export const DEMO_PUBLIC_TEXTS: Readonly<Record<string, string>> = {
  login: `<p><strong>Noch kein Zugang?</strong> Ihre Ansprechperson richtet ihn ein:
<a href="mailto:service@kontor.example">service@kontor.example</a> oder <a href="tel:+494066969400">040 66969 400</a>, Montag bis Freitag von 8 bis 17 Uhr.</p>`,
  terms: `<h2>Geschäftsbedingungen</h2>
<p>Wir lagern, kommissionieren und versenden nach den Allgemeinen Deutschen Spediteurbedingungen 2017 (ADSp). Ziffer 23 beschränkt die Haftung für
Güterschäden auf 8,33 Sonderziehungsrechte je Kilogramm, je Schadenfall auf höchstens 1,25 Millionen Euro.</p>
<p>Preise und Leistungen stehen im Vertrag und in der jeweils gültigen Tarifübersicht. Bestellungen, die bis 14 Uhr bei uns eingehen, verlassen das Haus am
selben Werktag.</p>
<h2>Datenschutz</h2>
<p>Verantwortlich für das Portal ist die Kontor Fulfilment GmbH. Für die Adressen der Empfänger sind wir Auftragsverarbeiter unserer Händler nach Artikel 28 der
Datenschutz-Grundverordnung.</p>
<h3>Was wir speichern</h3>
<ul><li>Ihr Benutzerkonto: Name, E-Mail-Adresse, Sprache und, wenn Sie eines hochladen, Ihr Bild</li>
<li>Bestellungen mit Name und Anschrift der Empfänger, so lange das Handels- und Steuerrecht es verlangt</li>
<li>wer wann welche Daten geändert hat</li></ul>
<p>Das Portal setzt keine Cookies zu Werbezwecken und bindet nichts von fremden Servern ein. Die Anmeldung und Ihre Einstellungen bleiben im Speicher Ihres
Browsers.</p>
<h3>Ihre Rechte</h3>
<p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung. Schreiben Sie an
<a href="mailto:datenschutz@kontor.example">datenschutz@kontor.example</a>. Beschweren können Sie sich beim Hamburgischen Beauftragten für Datenschutz und
Informationsfreiheit.</p>
<p><em>Stand: November 2026</em></p>`,
  imprint: `<h2>Kontor Fulfilment GmbH</h2>
<p>Kontorkai 12<br>22113 Hamburg<br>Deutschland</p>
<h2>Kontakt</h2>
<p>Telefon: <a href="tel:+494066969400">040 66969 400</a>, Montag bis Freitag von 8 bis 17 Uhr<br>E-Mail:
<a href="mailto:service@kontor.example">service@kontor.example</a></p>
<h2>Vertretung und Register</h2>
<p>Geschäftsführerin: Katharina Vogt<br>Amtsgericht Hamburg, HRB 000000<br>Umsatzsteuer-Identifikationsnummer: DE000000000</p>
<h2>Verantwortlich für den Inhalt</h2>
<p>Katharina Vogt, Anschrift wie oben</p>`,
  'login.en': `<p><strong>No account yet?</strong> Your contact sets it up:
<a href="mailto:service@kontor.example">service@kontor.example</a> or <a href="tel:+494066969400">+49 40 66969 400</a>, Monday to Friday from 8 am to 5 pm.</p>`,
  'terms.en': `<h2>Terms of business</h2>
<p>We store, pick and ship under the German Freight Forwarders’ Standard Terms and Conditions 2017 (ADSp). Section 23 limits liability for damage to goods to
8.33 special drawing rights per kilogram, and to EUR 1.25 million per claim.</p>
<p>Prices and services are laid down in the contract and in the rate card in force. Orders that reach us by 2 pm leave the house on the same working day.</p>
<h2>Privacy</h2>
<p>Kontor Fulfilment GmbH is the controller of this portal. For the addresses of recipients we are the processor of our merchants under Article 28 of the General
Data Protection Regulation.</p>
<h3>What we store</h3>
<ul><li>your account: name, e-mail address, language and, if you upload one, your picture</li>
<li>orders with the recipients’ names and addresses, for as long as commercial and tax law require</li>
<li>who changed which data and when</li></ul>
<p>The portal sets no advertising cookies and embeds nothing from other servers. Your sign-in and your preferences stay in your browser’s storage.</p>
<h3>Your rights</h3>
<p>You have the right of access, rectification, erasure and restriction of processing. Write to
<a href="mailto:datenschutz@kontor.example">datenschutz@kontor.example</a>. You may lodge a complaint with the Hamburg Commissioner for Data Protection and
Freedom of Information.</p>
<p><em>November 2026. The German text is binding.</em></p>`,
  'imprint.en': `<h2>Kontor Fulfilment GmbH</h2>
<p>Kontorkai 12<br>22113 Hamburg<br>Germany</p>
<h2>Contact</h2>
<p>Telephone: <a href="tel:+494066969400">+49 40 66969 400</a>, Monday to Friday from 8 am to 5 pm<br>Email:
<a href="mailto:service@kontor.example">service@kontor.example</a></p>
<h2>Representation and register</h2>
<p>Managing director: Katharina Vogt<br>District court (Amtsgericht) Hamburg, HRB 000000<br>VAT identification number: DE000000000</p>
<h2>Responsible for the content</h2>
<p>Katharina Vogt, address as above</p>`,
};
