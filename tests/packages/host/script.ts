/// <reference types="@kontor/portal-ui/elements/script" />
import { configure } from 'https://portal.example/embed/v1.js';

configure({ fetchToken: async () => (await fetch('/kontor-token', { method: 'POST' })).json() });
window.Kontor.configure({ locale: 'en' });
// @ts-expect-error -- there is no such language
Kontor.configure({ locale: 'fr' });
