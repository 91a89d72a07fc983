import {
  CartesianGrid,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
} from 'recharts';
import { dollars, signedPercent } from './figures-in-words.ts';

const TEXT = { fill: 'var(--muted)', fontSize: 12 };

export interface Dot {
  /** The numbers, in the table below, of the titles that lie here. */
  readonly places: string;
  readonly pay: number;
  readonly growth: number;
}

/** Pay to the right, growth upwards, each title a numbered dot. Hidden from screen readers: the table says the same. */
export default function PayGrowthChart({ dots }: { readonly dots: readonly Dot[] }) {
  return (
    <div aria-hidden="true" className="h-96">
      <ResponsiveContainer>
        <ScatterChart margin={{ left: 0, right: 24, top: 16, bottom: 8 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="pay"
            name="Pay"
            domain={['auto', 'auto']}
            tickFormatter={dollars}
            tick={TEXT}
            stroke="var(--line-strong)"
          />
          <YAxis
            type="number"
            dataKey="growth"
            name="Growth"
            domain={['auto', 'auto']}
            tickFormatter={signedPercent}
            tick={TEXT}
            width={64}
            stroke="var(--line-strong)"
          />
          <ReferenceLine y={0} stroke="var(--line-strong)" strokeWidth={2} />
          <Scatter data={[...dots]} fill="var(--gold)" stroke="var(--heading)" isAnimationActive={false}>
            <LabelList dataKey="places" position="top" fill="var(--ink)" fontSize={12} fontWeight={600} />
          </Scatter>
        </ScatterChart>
      </ResponsiveContainer>
    </div>
  );
}
