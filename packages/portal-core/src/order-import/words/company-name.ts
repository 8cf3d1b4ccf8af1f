/** Whether a text has a legal form and is therefore a company, whatever its header. */
export const isCompanyName = (text: string): boolean =>
  /(^|\s)(gmbh|ag|kg|ohg|ug|gbr|mbh|e\.? ?[kvu]\.?|eg|ltd\.?|limited|inc\.?|llc|corp\.?|s\.?a\.?r\.?l\.?|b\.?v\.?|plc)(\s|$|,)/i.test(
    text,
  );
