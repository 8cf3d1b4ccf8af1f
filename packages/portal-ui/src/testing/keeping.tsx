import { useState, type ComponentType, type CSSProperties } from 'react';

/** State that starts with a story's arg and restarts when the controls change it. */
export function useArgState<T>(arg: T): [state: T, change: (next: T) => void] {
  const [kept, keep] = useState({ arg, state: arg });
  if (kept.arg !== arg) keep({ arg, state: arg });
  return [kept.arg === arg ? kept.state : arg, (state) => keep({ arg, state })];
}

/** Makes a controlled component keep its changes, as on a page. `name` is the changed property. */
export function keeping<Props extends object>(
  Part: ComponentType<Props>,
  name: keyof Props & string,
  style?: CSSProperties,
): (props: Props) => React.JSX.Element {
  return function Kept(props: Props) {
    const [state, change] = useArgState(props[name]);
    const onChange = (next: Readonly<Record<string, never>>) => {
      change(next[name] as never);
      (props as { onChange?: (told: object) => void }).onChange?.(next);
    };
    return (
      <div style={style}>
        <Part {...props} {...{ [name]: state, onChange }} />
      </div>
    );
  };
}
