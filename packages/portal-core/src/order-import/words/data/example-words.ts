/** Beginnings of the names, streets, towns and companies of examples. */
export const EXAMPLE_BEGINNINGS = `muster beispiel test example sample dummy demo fake any platzhalter`;

/** What follows them in streets, towns and companies. */
export const EXAMPLE_STREETS = `straße strasse str weg allee platz gasse ring street road lane avenue drive`;
export const EXAMPLE_TOWNS = `stadt hausen ort dorf heim ingen berg burg bach town city ville village`;
export const EXAMPLE_COMPANIES = `firma gmbh ag kg ug ohg gbr unternehmen betrieb verein shop company corp inc ltd handel`;

/** First names of the people in examples, and their last names. */
export const EXAMPLE_FIRST_NAMES = `max maxi maximilian maxima erika moritz hans peter petra anna lisa lieschen martin martina maria michael mia sabine otto herr frau herrn familie fam`;
export const EXAMPLE_LAST_NAMES = `mustermann musterfrau mustermensch musterperson beispiel beispielmann tester`;
/** First names of those called Muster; others of that name are real. */
export const EXAMPLE_MUSTERS = `max maxi maximilian maxima erika moritz hans herr frau herrn familie fam`;
/** Such people by their whole names. */
export const EXAMPLE_PEOPLE = `john doe | jane doe | joe bloggs | john q public | jane roe | richard roe | lorem ipsum | foo bar | vorname nachname | vorname name | first last`;

/** Words of which names consist that are only there to be replaced. */
export const EXAMPLE_NAMES = `
  test tests tester testname testkunde testkundin testperson testuser testuserin testbesteller testempfänger dummy demo demokunde musterkunde musterkundin musterperson musterfirma muster mustermann
  musterfrau beispiel beispielkunde beispielname beispielperson example sample samplename probe asdf qwertz qwerty lorem ipsum foo bar xyz abc`;
/** Words beside them. */
export const BESIDE_EXAMPLES = `kunde kundin customer user name vorname nachname person account firma company herr frau order bestellung der die das the a 1 2 3 01 02 03 123`;
