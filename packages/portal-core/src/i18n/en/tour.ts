export const tour = {
  title: 'Tour',
  showWords: 'introduction help guide first steps',
  invitation: 'New here? A tour shows in a minute where things are.',
  begin: 'Begin the tour',
  never: 'Do not show again',
  step: 'Step {{step}} of {{count}}',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  open: 'Open the page',
  ordersText:
    'Every order with its status, parcel and recipient. A row opens beside the list, which stays where it is. Filters stand above the list, and a view keeps them.',
  importText:
    'Choose a CSV or Excel file, check it, import it. Nothing is created before you have seen it, and a file can be undone.',
  productsText: 'What is available, what is reserved, and when a product is likely to run out.',
  deliveriesText:
    'Announce goods and follow what of them has arrived at the warehouse. On a phone the next delivery stands first.',
  investigationsText:
    'When something is wrong with an order, it is asked and answered here. “Waiting for” says whose turn it is.',
  keysTitle: 'Quickly there',
  keysText:
    'The search at the top finds pages, orders and actions, this tour among them. On a keyboard {{search}} opens it, and ? shows all keys.',
} as const;
