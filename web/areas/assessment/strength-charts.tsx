import {
  Bar,
  BarChart,
  CartesianGrid,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { DOMAIN_NAMES, DOMAINS, type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';

const TEXT = { fill: 'var(--muted)', fontSize: 12 };

/** The eight scores as two pictures. Hidden from screen readers: the table on the same page holds the same figures. */
export default function StrengthCharts({ scores }: { readonly scores: DomainScores }) {
  const data = DOMAINS.map((domain) => ({ name: DOMAIN_NAMES[domain], score: scores[domain] }));
  return (
    <div aria-hidden="true" className="grid gap-6 xl:grid-cols-2">
      <div className="h-80">
        <ResponsiveContainer>
          <RadarChart
            data={data}
            outerRadius="60%"
            margin={{ left: 48, right: 48 }}
            accessibilityLayer={false}
          >
            <PolarGrid stroke="var(--line)" />
            <PolarAngleAxis dataKey="name" tick={TEXT} />
            <PolarRadiusAxis domain={[0, MAX_DOMAIN_SCORE]} tick={TEXT} angle={90} tickCount={4} />
            <Radar
              dataKey="score"
              stroke="var(--heading)"
              strokeWidth={2}
              fill="var(--gold)"
              fillOpacity={0.35}
              isAnimationActive={false}
            />
          </RadarChart>
        </ResponsiveContainer>
      </div>
      <div className="h-80">
        <ResponsiveContainer>
          <BarChart data={data} layout="vertical" margin={{ left: 8, right: 16 }} accessibilityLayer={false}>
            <CartesianGrid horizontal={false} stroke="var(--line)" />
            <XAxis
              type="number"
              domain={[0, MAX_DOMAIN_SCORE]}
              ticks={[0, 5, 10, 15]}
              tick={TEXT}
              stroke="var(--line-strong)"
            />
            <YAxis type="category" dataKey="name" width={130} tick={TEXT} stroke="var(--line-strong)" />
            <Bar dataKey="score" fill="var(--gold)" stroke="var(--heading)" isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
