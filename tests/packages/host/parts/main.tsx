import { createRoot } from 'react-dom/client';
import { Question } from './Question.js';

createRoot(document.getElementById('root')!).render(<Question />);
