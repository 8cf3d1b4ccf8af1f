import { storiesProject } from './stories-project.js';

export default storiesProject({ name: 'stories' });
