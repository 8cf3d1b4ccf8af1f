/** The dialogs of one order. */
export type OrderDialogKind = 'edit' | 'cancel' | 'comment' | 'shipment' | 'errors' | 'investigation';
