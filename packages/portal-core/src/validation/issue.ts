/**
 * One broken rule of a value, as data. Its text is looked up where it is shown, by the catalogue key `validation.<code>` (see
 * `issueMessage` in i18n); a validator always returns every issue it finds, not only the first.
 */
export interface Issue {
  /** Place in the input, dotted and with indexes: `address.postal_code`, `items.0.qty`; empty for the whole value. */
  readonly path: string;
  /** Stable name of the broken rule. */
  readonly code: IssueCode;
  /** The values in the text: `{ min: 2 }`, `{ max: 100 }`, `{ field: 'external_order_id' }`. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Every rule that can be broken. A new one needs a text in both catalogues, or the build fails. */
export const ISSUE_CODES = [
  'required',
  'minLength',
  'maxLength',
  'lettersAndNumbersOnly',
  'numbersOnly',
  'integer',
  'maxDecimals',
  'min',
  'max',
  'email',
  'webAddress',
  'date',
  'ambiguousDate',
  'doubtfulDate',
  'alreadyExists',
  'storedDiffers',
  'notReplaceable',
  'unknownField',
  'tooManyWildcards',
  'invalidType',
  'invalidValue',
  'itemsRequired',
  'salutation',
  'country',
  'doubtfulCountry',
  'postalCode',
  'streetOrPackstation',
  'unknownProduct',
  'otherProduct',
  'otherVariant',
  'listLengths',
  'duplicateInFile',
  'leftOutTwin',
  'rowsNotTogether',
  'hiddenRow',
  'detachedRows',
  'positionMissing',
  'rowsDiffer',
  'tooManyItems',
  'tooManyRows',
  'fraction',
  'thousandsOrDecimal',
  'unitOfQuantity',
  'scientificNumber',
  'postalCodeShort',
  'postalCodeCountry',
  'packstationNumber',
  'packstationStreet',
  'houseNumberDate',
  'streetInCity',
  'misplaced',
  'lostLetter',
  'placeholder',
  'otherSpelling',
  'repeatedRow',
  'damagedCharacter',
  'sheetError',
  'cellPart',
  'cancelledInFile',
  'cancelledOnSheet',
  'remarkForbids',
  'unknownStatus',
  'negativeAmount',
  'columnsSwapped',
  'saidByLine',
  'saidByName',
  'dittoMark',
  'headerMissing',
  'tooFewFields',
  'tooManyFields',
  'quoteNotClosed',
  'mappingIncomplete',
  'productAndQuantity',
  'language',
  'commonPassword',
  'demoPassword',
  'productPassword',
  'uniformPassword',
  'usernamePassword',
  'usernameCharacters',
  'looksAlike',
  'wrongPassword',
  'wrongCode',
  'statusTransition',
  'notAllowed',
  'outsideFilter',
  'notChangeable',
  'ownMerchantOnly',
  'merchantFixed',
  'merchantInUse',
  'merchantRequired',
  'deliveryTooEarly',
  'productsRequired',
  'productNotAdded',
  'fileRequired',
  'fileType',
  'fileTooLarge',
  'imageTooLarge',
  'fileEmpty',
  'unknownSheet',
  'uploadRequired',
  'fileNotSupported',
  'imageRequired',
  'notAnImage',
  'unknownFile',
  'origin',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Builds an issue; leaves `params` out when there are none. */
export function issue(path: string, code: IssueCode, params?: Issue['params']): Issue {
  return params ? { path, code, params } : { path, code };
}

/** The outcome of a parser: the typed value, or every issue. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issues: readonly Issue[] };
