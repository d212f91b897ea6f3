#!/usr/bin/env python3
"""Trains the evaluation of src/bots/evaluation.h on positions that `rookie selfplay` has written.

    train.py DATA… --out FILE.weights [--start IN.pt] [--epochs N]

DATA are prefixes of files DATA2.bin … DATA6.bin, one a number of seats. Each row holds, for every seat, its features
(kinds, then the rest, one byte each), then 13 floats: the result of the game for six seats, what a search judged for six
seats (the first is negative where there was no search), and whether it was a team game.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

KINDS, PER_KIND, GENERAL = 6, 28, 56
KIND_WIDTH, MIDDLE_WIDTH = 48, 64
FEATURES = KINDS * PER_KIND + GENERAL
EXTRA = 13
HELD_OUT = 0.02  # of the rows, the last of each file: whole games, never trained on
TRUST_IN_SEARCH = 0.6  # how much of the target is the search's judgement; the rest is how the game ended
BATCH = 16384
LEARNING_RATE = 3e-3


class Evaluation(nn.Module):
    """One logit a seat. All colours share their weights, so that the judgement is symmetric in them."""

    def __init__(self, scale):
        super().__init__()
        self.register_buffer("scale", scale)
        self.colour = nn.Linear(PER_KIND, KIND_WIDTH)
        self.cross = nn.Linear(PER_KIND, KIND_WIDTH)
        self.rest = nn.Linear(GENERAL, KIND_WIDTH)
        self.middle = nn.Linear(3 * KIND_WIDTH, MIDDLE_WIDTH)
        self.last = nn.Linear(MIDDLE_WIDTH, 1)

    def forward(self, features):
        scaled = features * self.scale
        kinds = scaled[..., : KINDS * PER_KIND].unflatten(-1, (KINDS, PER_KIND))
        colours = torch.relu(self.colour(kinds[..., :-1, :])).sum(-2)
        cross = torch.relu(self.cross(kinds[..., -1, :]))
        rest = torch.relu(self.rest(scaled[..., KINDS * PER_KIND :]))
        middle = torch.relu(self.middle(torch.cat([colours, cross, rest], -1)))
        return self.last(middle).squeeze(-1)

    def write(self, path):
        """Layer by layer a scale and 16-bit weights, [input][output], then the biases (Evaluation::parse)."""
        kind_scale = self.scale[:PER_KIND]
        ones = torch.ones_like
        layers = [
            (self.colour, kind_scale),
            (self.cross, self.scale[(KINDS - 1) * PER_KIND : KINDS * PER_KIND]),
            (self.rest, self.scale[KINDS * PER_KIND :]),
            (self.middle, ones(self.middle.weight[0])),
            (self.last, ones(self.last.weight[0])),
        ]
        with open(path, "wb") as file:
            file.write(b"ROOKIEE1")
            for layer, scale in layers:
                weights = torch.cat([(layer.weight * scale).T.flatten(), layer.bias]).detach().cpu().double().numpy()
                step = np.float32(np.abs(weights).max() / 32767)
                file.write(step.astype("<f4").tobytes())
                file.write(np.clip(np.rint(weights / step), -32767, 32767).astype("<i2").tobytes())


def load(prefixes, device):
    """By number of seats: the rows to train on, and those held out."""
    data = {}
    for seats in range(2, 7):
        row = seats * FEATURES + 4 * EXTRA
        trained, held_out = [], []
        for prefix in prefixes:
            rows = np.fromfile(f"{prefix}{seats}.bin", dtype=np.uint8)
            rows = torch.from_numpy(rows[: len(rows) // row * row].reshape(-1, row))
            split = int(len(rows) * (1 - HELD_OUT))
            trained.append(rows[:split])
            held_out.append(rows[split:])
        data[seats] = (torch.cat(trained).to(device), torch.cat(held_out).to(device))
    return data


def unpack(rows, seats):
    features = rows[:, : seats * FEATURES].view(torch.int8).reshape(-1, seats, FEATURES).float()
    extra = rows[:, seats * FEATURES :].contiguous().view(torch.float32)
    result, judged, team = extra[:, :seats], extra[:, 6 : 6 + seats], extra[:, 12] > 0
    has_judgement = (judged[:, :1] >= 0).float() * TRUST_IN_SEARCH
    target = result * (1 - has_judgement) + judged * has_judgement
    return features, result, target, team


def side_logits(logits, target, team, seats):
    """Team games are decided between sides of two: partners' logits are averaged, and their chances are one."""
    half = seats // 2
    if seats not in (4, 6):
        return logits, target
    averaged = (logits[:, :half] + logits[:, half:]) / 2
    closed = torch.full_like(averaged, -1e9)
    sides = torch.where(team[:, None], torch.cat([averaged, closed], 1), logits)
    aim = torch.where(team[:, None], torch.cat([target[:, :half], torch.zeros_like(averaged)], 1), target)
    return sides, aim


def loss_of(model, rows, seats, against_result=False):
    features, result, target, team = unpack(rows, seats)
    logits, aim = side_logits(model(features), result if against_result else target, team, seats)
    return -(aim * torch.log_softmax(logits, -1)).sum(-1).mean()


def report(model, data):
    """Loss against the results of held-out games, and reliability: of positions judged so, how many were won."""
    with torch.no_grad():
        for seats, (_, held_out) in data.items():
            print(f"seats {seats}: held-out loss {loss_of(model, held_out[-200_000:], seats, True).item():.4f}")
        features, result, _, _ = unpack(data[2][1][-500_000:], 2)
        chance = torch.softmax(model(features), -1)[:, 0]
        for tenth in range(10):
            inside = (chance >= tenth / 10) & (chance < (tenth + 1) / 10)
            if inside.any():
                judged, won = chance[inside].mean().item(), result[inside, 0].mean().item()
                print(f"  judged {judged:.3f}, won {won:.3f} ({int(inside.sum())})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--start")
    parser.add_argument("--epochs", type=float, default=4)
    arguments = parser.parse_args()

    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = load(arguments.data, device)
    sample = unpack(data[4][0][:100_000], 4)[0].flatten(0, 1)
    scale = 1 / (sample.pow(2).mean(0).sqrt() + 0.1)
    kinds = scale[: KINDS * PER_KIND].view(KINDS, PER_KIND)
    kinds[:-1] = kinds[:-1].mean(0)  # one scale for all colours
    model = Evaluation(scale).to(device)
    if arguments.start:
        model.load_state_dict(torch.load(arguments.start, map_location=device))

    sizes = np.array([len(trained) for trained, _ in data.values()], dtype=float)
    steps = int(arguments.epochs * sizes.sum() / BATCH)
    random = np.random.default_rng(1)
    optimiser = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, LEARNING_RATE, total_steps=steps, pct_start=0.1)
    begin = time.time()
    for _ in range(steps):
        seats = int(random.choice(list(data), p=sizes / sizes.sum()))
        rows = data[seats][0]
        loss = loss_of(model, rows[torch.randint(len(rows), (BATCH,), device=device)], seats)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
    print(f"{sizes.sum():.0f} positions, {steps} steps of {BATCH}, {time.time() - begin:.0f} s")
    report(model, data)
    model.write(arguments.out)
    torch.save(model.state_dict(), arguments.out + ".pt")


if __name__ == "__main__":
    main()
