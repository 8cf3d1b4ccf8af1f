export { askAhead } from './ask-ahead.js';
export { keepingFirstAnswers, takingFirstAnswers } from './first-answers.js';
