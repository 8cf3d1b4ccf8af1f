import { investigationComments, investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { ordersCreate, ordersFind } from '@kontor/portal-core/orders';
import { expectAccessible } from './accessible.js';
import { EditorField } from './pages/EditorField.js';
import { expect, inTurns, test, type Portal } from './portal.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const picture = { name: 'palette.png', mimeType: 'image/png', buffer: PNG };
const letter = { name: 'Grüße 12.pdf', mimeType: 'application/pdf', buffer: PDF };

/** A new order of Nordwind, with an investigation. */
async function openInvestigation(portal: Portal, external_order_id: string, comment: string) {
  const client = await portal.client('nordwind');
  const { entries } = await client.call(ordersFind, { body: { limit: 1 } });
  const items = [{ id: entries[0]?.portalData.AUFTRAPOS_AUFTRA_SL?.[0]?.Nr_Artikel ?? '', qty: 1 }];
  const address = {
    salutation: 'frau' as const,
    name: 'Käthe Größer',
    street: 'Lindenweg 3',
    postal_code: '20095',
    city: 'Hamburg',
    country_code: 'DE',
  };
  const order = { external_order_id, date: '2026-11-20', items, address };
  const created = await client.call(ordersCreate, { body: [order] });
  const order_erp_id = created.entries[0]?.order_id ?? 0;
  const body = { order_erp_id, order_external_id: external_order_id, comment };
  await client.call(investigationCommentsCreate, { body });
  return { order_erp_id, client };
}

inTurns('rich text', () => {
  test('is written by keyboard, with a link, a picture and a file that are read again', async ({
    page,
    portal,
    text,
    language,
  }) => {
    const { order_erp_id, client } = await openInvestigation(portal, `EDIT-${language}-1`, '<p>Frage</p>');
    await page.goto(`/investigations?investigation-for-order=${order_erp_id}`);
    const thread = page.getByRole('dialog').first();
    const editor = new EditorField(page, text, thread);
    await editor.box.click();
    await editor.type('Guten ', '{Control+b}', 'Tag', '{Control+b}', '{Enter}', '- eins', '{Enter}', 'zwei');
    await editor.type('{Enter}', '{Enter}', 'Mehr: ', '{Control+Shift+e}', '{Control+k}');
    const link = editor.dialog(text('editor.linkInsert'));
    await link.getByRole('textbox', { name: text('editor.linkAddress') }).fill('kontor.example');
    await link.getByRole('textbox', { name: text('editor.linkText') }).fill('Kontor');
    await link.getByRole('button', { name: text('editor.linkApply') }).click();
    await editor.type(' ', '{Alt+F10}');
    await expect(editor.toolbar.getByRole('button').first()).toBeFocused();

    await editor.toolbar.getByRole('button', { name: text('editor.insertImage') }).click();
    const images = editor.dialog(text('editor.insertImage'));
    await images.getByRole('button', { name: text('editor.insert') }).click();
    await expect(images).toContainText(text('validation.imageRequired'));
    await images.locator('input[type=file]').setInputFiles(letter);
    await expect(images).toContainText(text('validation.notAnImage'));
    await editor.insertFile(text('editor.insertImage'), { ...picture, buffer: PDF });
    await expect(images).toContainText(text('problem.unsupported_type'));
    await expectAccessible(page);
    await editor.insertFile(text('editor.insertImage'), picture);
    await expect(editor.box.locator('img[src]')).toBeVisible();
    await editor.toolbar.getByRole('button', { name: text('editor.insertFile') }).click();
    await editor.insertFile(text('editor.insertFile'), letter);
    await expect(editor.box.getByText(letter.name)).toBeVisible();

    await thread.getByRole('button', { name: text('comments.send') }).click();
    const comment = thread.getByRole('listitem').filter({ hasText: 'Guten Tag' });
    await expect(comment.getByText('Tag', { exact: true })).toHaveCSS('font-weight', '600');
    await expect(comment.getByText('Mehr:')).toHaveCSS('text-align', 'center');
    await expect(comment.getByRole('link', { name: 'Kontor' })).toHaveAttribute(
      'href',
      'https://kontor.example',
    );
    await expect
      .poll(() => comment.locator('p img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    const download = page.waitForEvent('download');
    await comment.getByRole('link', { name: letter.name }).click();
    expect((await download).suggestedFilename()).toBe(letter.name);

    const { entries } = await client.call(investigationComments, { query: { order_erp_id } });
    expect(entries.at(-1)?.comment).toMatch(
      /^<p>Guten <strong>Tag<\/strong><\/p><ul><li>eins<\/li><li>zwei<\/li><\/ul><p align="center">Mehr: <a href="https:\/\/kontor.example">Kontor<\/a> <img src="\/api\/media\/[0-9a-f]{32}.png\?pass=[\w.-]+" alt=""><a href="\/api\/media\/[0-9a-f]{32}.pdf">Grüße 12.pdf<\/a><\/p>$/,
    );
  });
});

test('rich text that means harm shows its words and runs nothing', async ({ page, portal }) => {
  const harm = `<p onclick="alert(1)">Hallo <img src=x onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">Welt</a><svg onload="alert(1)"></svg></p>`;
  const { order_erp_id, client } = await openInvestigation(portal, 'EDIT-HARM-1', harm);
  page.on('dialog', () => expect.soft('a dialog').toBe('none'));
  await page.goto(`/investigations?investigation-for-order=${order_erp_id}`);
  await expect(page.getByRole('dialog').getByText('Hallo Welt')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Welt' })).toHaveCount(0);
  const { entries } = await client.call(investigationComments, { query: { order_erp_id } });
  expect(entries[0]?.comment).toBe('<p>Hallo Welt</p>');
});
