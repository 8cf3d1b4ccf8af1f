import type { PartnerPage } from './partner.js';

/** A page that makes life hard for what stands on it. */
export interface HostilePage extends Partial<PartnerPage> {
  readonly name: string;
  /** The colour the surface of a dialog has here, and the letters of a button without a ground of its own. */
  readonly look?: { readonly surface: string; readonly letters: string };
}

const bootstrap = `<style>
*,*::before,*::after{box-sizing:border-box}
body{margin:0;font-family:system-ui,sans-serif;font-size:1rem;line-height:1.5;color:#212529;background:#fff}
h1,h2,h3{margin-top:0;margin-bottom:.5rem;font-weight:500;line-height:1.2}h2{font-size:2rem}p{margin-top:0;margin-bottom:1rem}
ul,ol{padding-left:2rem}label{display:inline-block}button{border-radius:0}input,button,select{margin:0;font-family:inherit;font-size:inherit}
table{caption-side:bottom;border-collapse:collapse}th{text-align:inherit}[role=button]{cursor:pointer}
.table,table{width:100%;margin-bottom:1rem}td,th{padding:.5rem;border-bottom:1px solid red}</style>`;

const tailwind = `<style>
*,::before,::after{box-sizing:border-box;border:0 solid #e5e7eb;margin:0;padding:0}html{line-height:1.5}
h1,h2,h3{font-size:inherit;font-weight:inherit}a{color:inherit;text-decoration:inherit}
button,input,select{font:inherit;letter-spacing:inherit;color:inherit;background-color:transparent;border-radius:0}
img,svg,video,canvas{display:block;vertical-align:middle}ol,ul{list-style:none}[hidden]{display:none!important}</style>`;

const DARK = { surface: 'rgb(22, 30, 38)', letters: 'rgb(179, 191, 202)' };

const EMPTY_STYLE = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** A content security policy that lets in the portal's script and calls, and `styles`. */
export function policy(portal: string, styles: string, further = ''): Readonly<Record<string, string>> {
  const words = `default-src 'none'; script-src 'self' ${portal}; connect-src 'self' ${portal}; img-src ${portal}; style-src ${styles}`;
  return { 'Content-Security-Policy': `${words}${further}` };
}

/** Every page the embedded orders are tried on. */
export function hostilePages(portal: string): readonly HostilePage[] {
  return [
    { name: 'a plain page' },
    { name: 'a page with the reset of Bootstrap', head: bootstrap },
    { name: 'a page with the reset of Tailwind', head: tailwind },
    { name: 'a page that unsets everything', head: '<style>* { all: unset }</style>' },
    {
      name: 'a page with a root font of 62.5 % and loud letters',
      head: '<style>html{font-size:62.5%}body{font:italic 700 3rem/3 serif;letter-spacing:.3em;text-transform:uppercase;text-align:center;word-spacing:1em}</style>',
    },
    {
      name: 'a dark page',
      head: '<style>body{background:#000;color:#eee;color-scheme:dark}</style>',
      script: `configure({ fetchToken: fetchToken(), appearance: { theme: 'dark' } });`,
      look: DARK,
    },
    {
      name: 'a page that is dark in the words of its style sheet alone, its widget by its attribute',
      head: '<style>html{background:#0b0d10}body{color:#ddd}</style>',
      body: '<kontor-orders-table theme="dark"></kontor-orders-table>',
      look: DARK,
    },
    { name: 'a page from right to left', html: 'dir="rtl"' },
    { name: 'a page that allows its own styles alone', headers: policy(portal, `'self'`) },
    { name: 'a page that allows the empty style', headers: policy(portal, `'self' ${EMPTY_STYLE}`) },
    {
      name: 'a page that allows styles with its nonce',
      headers: policy(portal, `'self' 'nonce-moin'`),
      head: '<meta property="csp-nonce" nonce="moin">',
    },
    {
      name: 'a page that trusts no text as script',
      headers: policy(portal, `'self'`, `; require-trusted-types-for 'script'`),
    },
    {
      name: 'a page isolated from other origins',
      headers: {
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
  ];
}
