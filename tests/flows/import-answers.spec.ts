import { expect, inTurns, test } from './portal.js';

const HEADER = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge;Bemerkung';
const row = (number: string, remark = '') =>
  `${number};03.04.26;Frau;Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;1;${remark}`;
const plan = (create: number, invalid: number) => ({ create, unchanged: 0, conflict: 0, invalid });

inTurns('a doubt about rows', () => {
  test('is answered where it stands, taken back there, and known after a reload until its person signs out', async ({
    wizard,
    shell,
    page,
    text,
    language,
  }) => {
    const { sheet } = wizard;
    const rows = [row(`AW-${language}1`, 'nicht versenden'), row(`AW-${language}2`)];
    const file = { name: 'bemerkung.csv', bytes: Buffer.from([HEADER, ...rows].join('\r\n')) };
    const answer = page.getByRole('button', { name: text('orderImport.remarkImport'), exact: true });
    const answered = text('orderImport.answer_remark', { text: 'nicht versenden', meaning: '' });
    const undo = page.getByRole('button', { name: text('orderImport.answerUndoOf', { answer: answered }) });
    await wizard.open();
    await wizard.check(file);
    await sheet.expectPlan(plan(1, 1));
    await answer.press('Enter');
    await expect(undo).toBeFocused();
    await sheet.expectPlan(plan(2, 0));
    await wizard.expectStep('check');
    await undo.press('Enter');
    await expect(answer).toBeFocused();
    await sheet.expectPlan(plan(1, 1));
    await answer.press('Enter');
    await expect(undo).toBeFocused();

    await page.reload();
    await expect(page.getByText(text('orderImport.waiting', { name: file.name }))).toBeVisible();
    await wizard.choose(file);
    await expect(page.getByText(text('orderImport.restored'))).toBeVisible();
    await wizard.expectStep('upload');
    await wizard.next();
    await wizard.arriveAt('mapping');
    await wizard.next();
    await wizard.arriveAt('check');
    await sheet.expectPlan(plan(2, 0));
    await expect(undo).toBeVisible();

    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('kontor.draft.')));
    expect(await drafts()).toHaveLength(1);
    await shell.signOut();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await drafts()).toEqual([]);
  });
});
