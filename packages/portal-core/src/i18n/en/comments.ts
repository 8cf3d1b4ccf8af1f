import type { comments as german } from '../de/comments.js';

export const comments: Record<keyof typeof german, string> = {
  list: 'Comments',
  unknownUser: 'Unknown User',
  statusOpen: 'Open',
  statusUnderReview: 'Under review',
  statusDone: 'Done',
  statusAccepted: 'Accepted',
  statusDeclined: 'Declined',
  statusObsolete: 'Obsolete',
  statusSet: 'Status',
  statusFrom: 'Status from',
  statusTo: 'to',
  newComments: 'New',
  none: 'No comments yet',
  comment: 'Comment',
  send: 'Send comment',
  sendFailed: 'The comment could not be sent. Your text is still here.',
  loadFailed: 'The comments could not be loaded',
};
