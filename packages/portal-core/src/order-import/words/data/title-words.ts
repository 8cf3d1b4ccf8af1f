/** Names of marketplaces and shop systems, which only say where orders come from. */
export const MARKETPLACES = `
  amazon ebay etsy kaufland otto zalando shopify shopware woocommerce magento oxid jtl plentymarkets avocadostore hood limango galaxus digitec
  manomano temu bol cdiscount allegro rakuten webshop onlineshop`;
