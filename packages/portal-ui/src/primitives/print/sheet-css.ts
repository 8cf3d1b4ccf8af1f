/** The look of a printed sheet: black on white whatever the theme, since paper has none. */
export const SHEET = `
  background: white;
  color: black;
  font: 11pt/1.4 Inter, Arial, sans-serif;
  font-variant-numeric: tabular-nums;

  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
  }

  & h1, & h2 {
    margin: 0;
    color: black;
    font-size: 16pt;
  }

  & h2 {
    margin-top: 6mm;
    font-size: 12pt;
  }

  & figure {
    margin: 0;
    text-align: center;
  }

  & svg {
    display: block;
    width: 62mm;
    height: 16mm;
  }

  & dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 1mm 6mm;
    margin: 4mm 0;
  }

  & dt { color: dimgray; }
  & dd { margin: 0; overflow-wrap: anywhere; }

  & table {
    width: 100%;
    border-collapse: collapse;
  }

  & th, & td {
    padding: 1.5mm 2mm;
    border-bottom: 1px solid gray;
    text-align: start;
    vertical-align: top;
  }

  & tr { break-inside: avoid; }
  & thead { display: table-header-group; }
  & [data-number] { text-align: end; white-space: nowrap; }
  & [data-signature] { margin-top: 16mm; padding-top: 1mm; border-top: 1px solid black; width: 70mm; }
`;
