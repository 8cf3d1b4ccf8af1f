import { useEffect, useRef, useState } from 'react';
import { Plus, X } from 'lucide-react';
import { issueMessage } from '@kontor/portal-core/i18n';
import {
  addItem,
  parseQuantity,
  validateItemEntry,
  type ItemEntry,
  type OrderItem,
} from '@kontor/portal-core/orders';
import { PRODUCT_SEARCH_MIN } from '@kontor/portal-core/products';
import {
  Button,
  ComboBox,
  IconButton,
  TextField,
  useFocusOnFirstError,
  type Option,
} from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { Adder, ItemName, ItemRow, Items, NoItems, Quantity } from './ProductAdder.styles.js';
import { useProductSearch, type FoundProduct } from './useProductSearch.js';

export interface ProductAdderProps {
  /** The products with their quantities. */
  readonly items: readonly OrderItem[];
  /** Called with the new list: one more, one changed, one fewer. */
  readonly onChange: (items: readonly OrderItem[]) => void;
  /** Error of the list as a whole. */
  readonly errorMessage?: string | undefined;
  /** Merchant whose products are searched; by default the user's own. */
  readonly merchantErpId?: number | null | undefined;
  /** Called with true while a product is chosen that has not been added yet; see `useUnaddedProduct`. */
  readonly onUnaddedChange: (isUnadded: boolean) => void;
}

const NOTHING: ItemEntry = { product: null, quantity: '1' };

/** Searches products, asks for a quantity and lists the added ones. Adding a listed product again adds to its quantity. */
export function ProductAdder(props: ProductAdderProps) {
  const { items, onChange, errorMessage, merchantErpId = null, onUnaddedChange } = props;
  const translate = useTranslate();
  const adderRef = useRef<HTMLDivElement>(null);
  const quantityBoxRef = useRef<HTMLDivElement>(null);
  const quantityRef = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState(NOTHING);
  const [tries, countTries] = useState(0);
  const [round, nextRound] = useState(0);
  const isUnadded = entry.product !== null;
  useEffect(() => {
    onUnaddedChange(isUnadded);
    return () => onUnaddedChange(false);
  }, [isUnadded, onUnaddedChange]);
  const issues = tries > 0 ? validateItemEntry(entry) : [];
  const errorAt = (path: string) => {
    const found = issues.find((issue) => issue.path === path);
    return found && issueMessage(translate, found);
  };
  useFocusOnFirstError(adderRef, isUnadded ? 0 : tries);
  useFocusOnFirstError(quantityBoxRef, isUnadded ? tries : 0);
  const add = () => {
    const qty = parseQuantity(entry.quantity);
    countTries(tries + 1);
    if (entry.product === null || qty === null) return;
    onChange(addItem(items, { ...entry.product, qty }));
    setEntry(NOTHING);
    countTries(0);
    nextRound(round + 1);
  };
  return (
    <div>
      <Adder ref={adderRef}>
        <ProductSearch
          key={round}
          error={errorAt('product') ?? errorMessage}
          merchantErpId={merchantErpId}
          chosen={entry.product}
          onChoose={(product) => {
            setEntry({ ...entry, product });
            if (product !== null) setTimeout(() => quantityRef.current?.select(), 0);
          }}
        />
        <Quantity
          ref={quantityBoxRef}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        >
          <TextField
            ref={quantityRef}
            label={translate('orders.quantity')}
            inputMode="numeric"
            maxLength={7}
            value={entry.quantity}
            error={errorAt('quantity')}
            onChange={({ value }) => setEntry({ ...entry, quantity: value })}
          />
        </Quantity>
        <Button icon={<Plus aria-hidden="true" />} onPress={add}>
          {translate('orders.addProduct')}
        </Button>
      </Adder>
      <AddedItems items={items} onChange={onChange} />
    </div>
  );
}

interface ProductSearchProps {
  readonly chosen: ItemEntry['product'];
  readonly onChoose: (product: ItemEntry['product']) => void;
  readonly merchantErpId: number | null;
  readonly error: string | undefined;
}

function ProductSearch({ chosen, onChoose, merchantErpId, error }: ProductSearchProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [text, setText] = useState('');
  const isChosenText = chosen !== null && text === labelOf(chosen);
  const { found, ...request } = useProductSearch(isChosenText ? '' : text, merchantErpId);
  const isTooShort = text.trim().length < PRODUCT_SEARCH_MIN;
  const known = chosen === null || found.some(({ id }) => id === chosen.id);
  const options: Option[] = found.map((product) => ({
    value: product.id,
    label: labelOf(product),
    note: translate('orders.productAvailable', { count: product.available.toLocaleString(language) }),
  }));
  return (
    <ComboBox
      {...request}
      label={translate('orders.products')}
      isRequired
      placeholder={translate('orders.productSearch', { min: PRODUCT_SEARCH_MIN })}
      options={known ? options : [{ value: chosen.id, label: labelOf(chosen) }, ...options]}
      value={chosen?.id ?? null}
      emptyText={isTooShort ? translate('orders.productSearchMin', { min: PRODUCT_SEARCH_MIN }) : undefined}
      error={error}
      onSearch={(search) => setText(search.text)}
      onChange={({ value }) => {
        const product = found.find(({ id }) => id === value);
        if (value === null) onChoose(null);
        else if (product) onChoose({ id: product.id, name: product.name });
      }}
    />
  );
}

const labelOf = ({ id, name }: Pick<FoundProduct, 'id' | 'name'>) => `${id} · ${name}`;

/** The added items, each with a quantity to change and a button to remove it. */
function AddedItems({ items, onChange }: Pick<ProductAdderProps, 'items' | 'onChange'>) {
  const translate = useTranslate();
  if (items.length === 0) return <NoItems>{translate('orders.noProductsYet')}</NoItems>;
  return (
    <Items aria-label={translate('orders.items')}>
      {items.map((item) => (
        <ItemRow key={item.id}>
          <ItemName>
            <span>{item.name || item.id}</span>
            <small>{item.id}</small>
          </ItemName>
          <ItemQuantity
            item={item}
            onChange={(qty) => onChange(items.map((one) => (one.id === item.id ? { ...one, qty } : one)))}
          />
          <IconButton
            label={translate('orders.removeProduct', { name: item.name || item.id })}
            size="small"
            onPress={() => onChange(items.filter((one) => one.id !== item.id))}
          >
            <X />
          </IconButton>
        </ItemRow>
      ))}
    </Items>
  );
}

interface ItemQuantityProps {
  readonly item: OrderItem;
  readonly onChange: (qty: number) => void;
}

/** Quantity of an item. Typed text is kept until it is a valid quantity. */
function ItemQuantity({ item, onChange }: ItemQuantityProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(item.qty);
  const [issue] = validateItemEntry({ product: item, quantity: text });
  return (
    <TextField
      label={translate('orders.quantityOf', { name: item.name || item.id })}
      isLabelHidden
      inputMode="numeric"
      maxLength={7}
      value={text}
      error={issue && issueMessage(translate, issue)}
      onBlur={() => setTyped(null)}
      onChange={({ value }) => {
        const qty = parseQuantity(value);
        setTyped(value);
        if (qty !== null) onChange(qty);
      }}
    />
  );
}
