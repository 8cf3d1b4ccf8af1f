import { useState, type ComponentType, type CSSProperties } from 'react';

/** State that begins as an arg of a story says, and begins anew when the panel of controls says otherwise. */
export function useArgState<T>(arg: T): [state: T, change: (next: T) => void] {
  const [kept, keep] = useState({ arg, state: arg });
  if (kept.arg !== arg) keep({ arg, state: arg });
  return [kept.arg === arg ? kept.state : arg, (state) => keep({ arg, state })];
}

/** A part as it stands on a page: what it is changed to, it keeps. `name` is what it tells its changes by. */
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
