import type { cliHelp as german } from '../de/cliHelp.js';

/** Texts of the command line's own help. */
export const cliHelp: Record<keyof typeof german, string> = {
  helpKontor: 'Kontor in the terminal: look at orders and deliveries, import, export and change orders.',
  helpTitleUsage: 'Usage:',
  helpTitleArguments: 'Arguments:',
  helpTitleOptions: 'Options:',
  helpTitleGlobalOptions: 'Options of every command:',
  helpTitleCommands: 'Commands:',
  helpUsageOptions: '[options]',
  helpUsageCommand: '[command]',
  helpGroupPreview: 'Look before anything is stored:',
  helpGroupColumns: 'What the columns mean:',
  helpGroupReading: 'How the file is read; detected when absent:',
  helpGroupStoring: 'What is stored:',
  helpHelp: 'help on the command',
  helpVersion: 'version',
  helpExitCodes: `Exit codes:
  0 done · 1 failed · 2 wrong usage · 3 rows or orders were refused
  4 sign-in needed · 5 server not reachable, can be resumed · 130 interrupted

Settings, the first one counts: options, KONTOR_URL, KONTOR_API_KEY and
KONTOR_TOKEN, kontor.config.json of the project, the user's file
(kontor config list --show-origin)`,
  helpUrl: 'address of the portal',
  helpLanguage: 'language of the output',
  helpColor: 'colours; NO_COLOR and FORCE_COLOR work too',
  helpJson: 'one JSON document on stdout, errors included',
  helpQuiet: 'only errors on stderr',
  helpVerbose: 'with unexpected errors also where they come from',
  helpMerchant: 'staff only: ERP id of the merchant',
  helpMerchantNamed: 'staff only: ERP id or name of the merchant',
  helpRemarksRead: 'all remarks of this file are read, their orders to be sent as they are',
  helpYes: 'do not ask',
  helpOutput: 'write to this file in place of stdout',
  helpProfile: 'saved mapping: its name in the portal or a JSON file',
  helpMap: 'fill a field from columns, repeatable: "street=Street + House no"; see below',
  helpSet: 'set a field to this value for all orders, repeatable: country=DE',
  helpIgnore: 'a column of no use; it is not asked about any more (#5 as well)',
  helpValue:
    'what a text of the file means, repeatable: salutation:Divers=frau; blank cells: salutation:=herr; a remark that does not count: remark:pickup=',
  helpHeaderLine: 'line the header stands on; what stands before is left out',
  helpHeaderRows: 'lines the header extends over',
  helpNoHeader: 'the file has no header; columns are called A, B, C …',
  helpSkipLine: 'leave this line out, repeatable',
  helpKeepLine: 'read this line although it looks like totals or a footer, repeatable',
  helpSheet: 'sheet of an Excel file, name or number; the first one when absent',
  helpOnConflict:
    'order numbers that exist with other content: skip leaves them out, replace replaces open ones, stop ends',
  helpReplace:
    'this order replaces the stored one while that is open, even if that goes to somebody else; may be repeated',
  helpTwins:
    'orders that exist of the same day with the same address and items under another number: store stores and tells them, hold leaves them out',
  helpMode: 'new-line: one row an item; comma: one row an order',
  helpEncoding:
    'utf-8, utf-16le, utf-16be, windows-1252 (also latin1), windows-1250, iso-8859-2, iso-8859-15, macintosh or ibm850',
  helpDelimiter: '; , | or tab',
  helpDateOrder: 'order of dates: dmy (31.12.2026), mdy (12/31/2026) or ymd (2026-12-31)',
  helpDryRun: 'check everything and show what goes on the parcel; nothing is stored',
  helpOffline: 'with --dry-run: do not ask the server what it already knows either',
  helpResume: 'continue an interrupted import with its mapping',
  helpNew: 'discard an interrupted import of this file and begin anew',
  helpErrors: 'write rejected rows with their reasons to this file as CSV',
  helpStatus: 'only this status, repeatable',
  helpFrom: 'from this day on (YYYY-MM-DD or DD.MM.YYYY)',
  helpTo: 'up to this day',
  helpSearch: 'text in order number, reference, name, company, city or tracking number',
  helpOrderId: 'only this order number of the ERP, repeatable',
  helpExternalOrderId: 'only this order number of the merchant, repeatable',
  helpWithCancelled:
    'cancelled orders too; without them, and without --columns, importing the file again changes nothing',
  helpColumns: 'columns of the file, separated by commas, in this order',
  helpDialect: 'how the CSV is written; plain (comma, UTF-8, ISO dates) when absent',
  helpAllMerchants: 'with permission only: the orders of all merchants',
  helpLimit: 'at most so many, 20 when absent',
  helpOutcome: 'only this result',
  helpProfileFrom: 'JSON file with the mapping',
  helpShowOrigin: 'where each setting comes from',
  helpCode: 'code of the authenticator app or a recovery code',
  helpUsername: 'username; the password is asked for, else read from KONTOR_PASSWORD or stdin',
  helpEmbed: 'widgets on pages of your own',
  helpEmbedDoctor: 'look at a page and say what stands in the way of widgets there, with the line for it',
  helpEmbedToken: 'token of the page, checked, not sent; with - from stdin, else from KONTOR_EMBED_TOKEN',
  helpApiKey: 'keep an API key instead of a user; it is asked for, else read from KONTOR_API_KEY or stdin',
  helpLogin: 'sign in',
  helpLogout: 'sign out',
  helpShipments: 'take tracking numbers over from files of carriers',
  helpShipmentsImport: 'take shipments over from a CSV or Excel file, - reads stdin',
  helpShipmentsImportMore: `How it is done:
  kontor shipments import dhl.csv --dry-run          look, store nothing
  kontor shipments import dhl.csv --carrier DHL      take over; asks first
  kontor shipments import gls.csv --no-header --map order=C --map tracking=A

Order number (order) and tracking number (tracking) are needed; carrier,
status and merchant are read where the file has them. A row without a status
says that the shipment has left the house. Tracking numbers are added and
replace none; the same file again changes nothing.`,
  helpStockGroup: 'take stock over from files of the warehouse',
  helpStockImport: 'take stock over from a CSV or Excel file, - reads stdin',
  helpStockImportMore: `How it is done:
  kontor stock import stock.csv --merchant 2 --dry-run
  kontor stock import stock.csv --merchant 2 --warehouse Hauptlager

Product number (product), stock (onHand) and warehouse are needed; position
and merchant are read where the file has them. The stock is all pieces that
lie there, the reserved ones too. Where the file names places of a product
and not others where Kontor knows pieces, --other-places says whether they are
empty. Take shipments over before stock, else they are taken off twice.`,
  helpReportDryRun: 'check everything and show what would change; nothing is stored',
  helpReportMap: 'column of a field, by name or letter: FIELD=column; the fields stand below',
  helpCarrier: 'carrier of all shipments of the file',
  helpKeepStatus: 'leave the status of the orders: labels are printed, no more',
  helpWarehouse: 'warehouse of all rows of the file',
  helpOtherPlaces: 'places of a product that the file does not name: stay or empty',
  helpOrders: 'look at, change, import and export orders',
  helpOrdersImport: 'import orders from a CSV or Excel file, - reads stdin',
  helpOrdersImportMore: `How to go about it:
  kontor orders import orders.csv --dry-run      look, store nothing
  kontor orders import orders.csv                import; asks before it does
  kontor imports list                            imports with their numbers
  kontor imports results 7 -o rejected.csv       rejected rows of import 7;
                                                 mend and import them
  kontor imports undo 7                          undo import 7

What is not understood for sure is asked at a terminal. Elsewhere the command
ends with 2 and names the options with which it is taken so.

Columns behind --map:
  "street=Street + House no"       together, with a space
  "postal_code=PostalCode(Town)"   the post code of “20095 Hamburg”
  "city=Town (2)"                  the second column of that name
  street=#5                        the fifth column
  company=                         no column
  "billing.street=Bill street"     the address where the delivery's is empty
  "item2.quantity=Quantity 2"      several items side by side
  cancelled=Status                 what tells that an order is cancelled

Fields:
  external_order_id, date, salutation, email, company, first_address_line,
  second_address_line, pack_station, post_filiale, post_number, street,
  address_second_line, postal_code, city, country, product_id, product_name,
  quantity, product_id_and_quantity`,
  helpOrdersExport: 'write orders as CSV',
  helpOrdersList: 'list orders, newest first',
  helpOrdersListMore: `How it is done:
  kontor orders list --status offen --from 2026-11-01
  kontor orders list --search Smith --columns external_order_id,recipient,status
  kontor orders list --status on-hold --json         one JSON document
  kontor orders list --all --jsonl                   one order a line`,
  helpOrdersShow: 'show an order with its address and its history',
  helpOrdersHold: 'put open orders on hold',
  helpOrdersRelease: 'release orders that are on hold',
  helpOrdersCancel: 'cancel orders; this cannot be undone',
  helpStatusMore: `The numbers are order numbers of the merchant, else those of the ERP. At a
terminal the command asks first, elsewhere --yes is needed. Every number has
its own result; if one could not be changed, the command ends with 3.`,
  helpErpNumber: 'the numbers are order numbers of the ERP',
  helpFields: 'only these columns, separated by commas, in this order, in JSON as well',
  helpListLimit: 'at most so many, 50 when absent',
  helpListAll: 'all that are found',
  helpJsonLines: 'JSON Lines: one JSON object a line',
  helpForce: 'replace a file that exists',
  helpForceErrors: 'replace a file of --errors that exists',
  helpDeliveries: 'look at deliveries',
  helpDeliveriesList: 'list deliveries, newest first',
  helpDeliveriesShow: 'show a delivery',
  helpDeliveryStatus: 'only this status',
  helpDeliveryProduct: 'text in number or name of a product',
  helpArrivingFrom: 'arriving from this day on (YYYY-MM-DD or DD.MM.YYYY)',
  helpAllDeliveries: 'with permission only: the deliveries of all merchants',
  helpWatch: 'import files that arrive in a folder as orders',
  helpWatchMore: `After its import a file lies with its receipt (.receipt.json) in
  done/        all is imported
  rejected/    rows were rejected (.rejected.csv), or it did not work
  questions/   something is to be answered (.questions.txt); nothing is imported

A file that is still being written is waited for. While the server does not
answer, the file stays and is tried again. Ctrl-C and SIGTERM let the file at
hand finish; nothing is imported twice.`,
  helpSettle: 'seconds that a file must lie unchanged, 5 when absent',
  helpOnce: 'import what is there and end',
  helpWatchJsonLines: 'JSON Lines: one JSON object a file',
  helpProducts: 'export products and take them over from files',
  helpProductsImport: 'take new and changed products over from CSV or Excel, - reads stdin',
  helpProductsImportMore: `How to:
  kontor products export --dialect excel-en -o products.csv
  kontor products import products.csv --dry-run      look, store nothing
  kontor products import products.csv                take over; asks first

Needed is the product number (product); besides name, ean, price, unit, weight,
customsNumber, shopName, status and merchant, where the file has them. Only
what differs is changed; an unknown number becomes a new product. A blank cell
says nothing; with --blank-clears it empties its field. Stock is changed by
kontor stock import.`,
  helpBlankClears: 'blank cells empty their field',
  helpProductsExport: 'write products as CSV',
  helpStock: 'only products in stock (in) or out of stock (out)',
  helpProductStatus: 'only this status',
  helpRisk: 'only products likely to run out (1) or not (0)',
  helpProductId: 'text in the product id',
  helpProductName: 'text in the product name',
  helpProductSearch: 'text in product id, name or EAN',
  helpAllProducts: 'with permission only: the products of all merchants',
  helpImports: 'imports so far',
  helpImportsList: 'list imports, newest first',
  helpImportsShow: 'receipt of an import',
  helpImportsResults: 'rejected rows of an import as CSV, with --status those of another result',
  helpImportsUndo: 'cancel those orders of an import that are still open; replaced ones do not come back',
  helpErpCompare: 'tell where Kontor and the FileMaker file differ (ends with 3)',
  helpErpCompareMore:
    'The orders of the last 30 days are compared: counts and sums by\nday and status, then record by record. Nothing is changed.',
  helpSendMissing: 'send again what the ERP has lost; asks first',
  helpCompareFrom: 'first day of the orders, such as 2026-11-01',
  helpCompareTo: 'last day of the orders',
  helpFiles: 'files of shipments, stock or products that were taken over',
  helpFilesList: 'list files that were taken over, newest first',
  helpFilesUndo: 'undo what a file changed; what stays is named (ends with 3)',
  helpProfiles: 'saved mappings',
  helpProfilesList: 'list mappings',
  helpProfilesShow: 'a mapping as JSON, fit for --profile',
  helpProfilesSave: 'save a mapping from a JSON file',
  helpProfilesDelete: 'delete a mapping',
  helpConfig: 'settings of this program',
  helpAccount: 'named account: its server and its sign-in (see login); KONTOR_ACCOUNT as well',
  helpConfigGet: 'print a setting in force',
  helpConfigSet: 'store a setting',
  helpConfigSetMore: `Settings: url, language, merchant, profile, account

  kontor config set merchant 2                  for all commands of this user
  kontor config set url https://… --project     for all who work in this folder`,
  helpConfigUnset: 'remove a setting',
  helpConfigProject: "in kontor.config.json of the project in place of the user's file",
  helpAuth: 'who is signed in',
  helpAuthStatus: 'show who is signed in at which server',
  helpAuthList: 'all sign-ins on this machine: accounts, servers and where their tokens are',
  helpNoKeyring:
    'keep the token in the user file although the system has a keyring; KONTOR_KEYRING=off as well',
  helpAuthToken: 'print the token that commands send; it is secret',
  helpLoginMore: `Several servers or accounts get names:
  kontor login --account test --url https://test.example
  kontor orders list --account test
  kontor config set account test                 from now on without --account`,
  helpConfigList: 'the settings in force',
  helpCompletion:
    'print the script by which Tab completes commands, options and values: bash, zsh, fish, powershell',
  helpCompletionMore: `Set it up, then open a new terminal:
  bash        echo 'source <(kontor completion bash)' >> ~/.bashrc
  zsh         echo 'source <(kontor completion zsh)' >> ~/.zshrc
  fish        kontor completion fish > ~/.config/fish/completions/kontor.fish
  PowerShell  kontor completion powershell >> $PROFILE`,
  helpErp: 'check the link to the ERP',
  helpErpCheck: 'check whether the FileMaker file has what orders need',
  helpErpCheckMore:
    'The portal signs in with its settings (KONTOR_FILEMAKER_…) and reads the\nlayout; nothing is written. What is missing is listed field by field, as a\nsentence for the developer of the file. For whoever may change the settings.\nExit code 0: all is there, 1: something is missing, or FileMaker does not\nanswer.',
};
