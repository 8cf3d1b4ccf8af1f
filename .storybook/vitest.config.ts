import { testsOfAFile } from './light/tests-of-a-file.js';
import { isWholeInPage } from './roots.js';
import { storiesProject } from './stories-project.js';

/** The stories as they stand in the page. */
export default storiesProject({ name: 'stories', plugins: [testsOfAFile(isWholeInPage)] });
