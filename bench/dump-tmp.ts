import { readCases } from './src/grading/read-cases';
import { loadEngine } from './src/engine';
const e = await loadEngine();
const [set, name] = process.argv.slice(2);
for (const c of readCases(set as never)) {
  if (name && !new RegExp(name).test(c.name)) continue;
  const job = await e.parseJob(c.jobText, '2026-06-01');
  console.log('##', c.name, '|', job.title, '|', job.skills.map((s) => (s.required?'':'~')+(s.conceptId||'?'+s.name)).join(', '), '|', job.certifications.map((s) => (s.required?'':'~')+s.conceptId).join(', '), '|', JSON.stringify(job.degree), JSON.stringify(job.experienceYears));
  for (const r of c.resumes) {
    const p = await e.parseResume(Buffer.from(r.text), 'resume.txt', '2026-06-01');
    const g = await e.grade(p, job, '2026-06-01');
    console.log(' ', r.trap, g.weightedScore, '|', `${p.firstName} ${p.lastName}`, '|', p.work.map((w) => `${w.title} @ ${w.companyName} ${w.startDate}-${w.endDate} [${w.description.length}]`).join(' ;; '), '|', p.certifications.map((x) => x.conceptId || '?' + x.name).join(','), '|', g.categories.filter((x) => x.isAsked).map((x) => `${x.category.slice(0, 4)}=${x.unweightedScore.toFixed(0)}*${x.weight.toFixed(2)}`).join(' '));
  }
}
