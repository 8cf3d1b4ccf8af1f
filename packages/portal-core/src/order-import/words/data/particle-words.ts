/** Words between first and last names, alone or several together. */
export const NAME_PARTICLES = `
  von vom van de der den dem del della di da do dos das du des la le les el al bin ben ibn abu af av zu zum zur ter ten het t auf am und y mac mc d l freiherr freifrau freiin graf gräfin baron
  baronin edler edle ritter prinz prinzessin fürst fürstin herzog`;
