interface FaqListProps {
  faqs: readonly { question: string; answer: string }[];
  as?: 'h3' | 'h4';
}

/** Renders questions and answers. Only the first answer is open. */
export function FaqList({ faqs, as: Question = 'h3' }: FaqListProps) {
  return (
    <div className="faq">
      {faqs.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <Question>{question}</Question>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
